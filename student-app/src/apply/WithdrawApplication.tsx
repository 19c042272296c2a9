import { isWaiting } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { Button } from '@puente/design-system/button';
import { useDialog } from '../forms/use-dialog.ts';

/** The way out of an application that waits for its answer. */
export function WithdrawApplication({ application }: { application: Application }) {
  const { Dialog, open, close } = useDialog(
    () => import(/* webpackChunkName: "withdrawal" */ './WithdrawalDialog.tsx'),
  );
  if (!isWaiting(application.status)) return null;
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        Retirar solicitud
      </Button>
      {Dialog && <Dialog application={application} onClose={close} />}
    </>
  );
}
