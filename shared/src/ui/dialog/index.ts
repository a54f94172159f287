export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { firstField } from './first-field.ts';
export { PageDialog, type PageDialogProps } from './page-dialog.tsx';
