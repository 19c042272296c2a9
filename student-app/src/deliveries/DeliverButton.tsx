import { useState } from 'react';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { MilestoneDeliveries } from '@puente/contract/entities/delivery';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';

interface DeliverButtonProps {
  collaboration: Collaboration;
  milestone: MilestoneDeliveries;
}

/** Button that opens the delivery of a milestone. */
export function DeliverButton({ collaboration, milestone }: DeliverButtonProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "deliveryDialogs" */ './DeliverDialog.tsx'),
  );
  // The versions that the student saw when the dialog opened: the API refuses a delivery after another one.
  const [seen, setSeen] = useState(milestone);
  const words = milestone.versions.length === 0 ? 'Entregar' : 'Entregar otra versión';
  return (
    <>
      <Button
        size="sm"
        {...button}
        aria-label={`${words}: ${milestone.title}`}
        onClick={() => {
          setSeen(milestone);
          button.onClick();
        }}
      >
        {words}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} milestone={seen} onClose={close} />}
    </>
  );
}
