/** Figures, times and failures as the page writes them; for React, the pure functions are in `format`. */
export { useErrorText } from './use-error-text.ts';
export { useFormat } from './use-format.ts';
