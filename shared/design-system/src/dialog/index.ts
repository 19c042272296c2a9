export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
