import { isWaiting } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';

/** Button to withdraw an application that has not been answered. */
export function WithdrawApplication({ application }: { application: Application }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "withdrawal" */ './WithdrawalDialog.tsx'),
  );
  if (!isWaiting(application.status)) return null;
  return (
    <>
      <Button variant="quiet" {...button}>
        Retirar solicitud
      </Button>
      {Dialog && isOpen && <Dialog application={application} onClose={close} />}
    </>
  );
}
