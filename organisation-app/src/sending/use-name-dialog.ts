import { useDialogOnPress } from '@puente/platform/dialogs';

/** Name dialog, loaded with the first click. */
export const useNameDialog = () =>
  useDialogOnPress(() => import(/* webpackChunkName: "nameDialog" */ './NameDialog.tsx'));
