import { useDialogOnPress } from '@puente/platform/dialogs';

/** The dialog that asks for a name: its code comes with the first press. */
export const useNameDialog = () =>
  useDialogOnPress(() => import(/* webpackChunkName: "nameDialog" */ './NameDialog.tsx'));
