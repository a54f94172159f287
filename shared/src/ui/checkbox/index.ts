export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { Radio, type RadioProps } from './radio.tsx';
