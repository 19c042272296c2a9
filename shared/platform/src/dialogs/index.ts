export { useDialogOnPress } from './dialog-on-press.ts';
