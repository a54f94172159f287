export { DayField, type DayFieldProps } from './day-field.tsx';
export { type ControlIds, Field, type FieldProps } from './field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
