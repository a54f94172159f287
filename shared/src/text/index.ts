/** Formats of numbers, times and errors for React; the pure functions are in `format`. */
export { useErrorText } from './use-error-text.ts';
export { useFormat } from './use-format.ts';
