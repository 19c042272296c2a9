import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { answerDelivery } from '@puente/client/deliveries';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { Delivery } from '@puente/contract/entities/delivery';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useMutation } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { useDeliveryUpdates } from './use-delivery-updates.ts';

interface DeliveryAnswersProps {
  collaboration: Collaboration;
  /** Title of the milestone. */
  title: string;
  version: Delivery;
}

/** Buttons that approve a version, or ask for changes. */
export function DeliveryAnswers(props: DeliveryAnswersProps) {
  return (
    <>
      <Approve {...props} />
      <AskChanges {...props} />
    </>
  );
}

function Approve({ collaboration: { id }, title, version }: DeliveryAnswersProps) {
  const { save, refetch } = useDeliveryUpdates(id);
  // The version that the dialog asks about: the API refuses an answer to one that is no longer the latest.
  const [asked, setAsked] = useState<Delivery | null>(null);
  const approval = useMutation({
    mutationFn: (seen: Delivery) => refetch(answerDelivery(id, { delivery: seen.id, answer: 'approved' })),
    onSuccess: async (known) => {
      setAsked(null);
      await save(known);
      showToast({ tone: 'success', message: 'Has aprobado la entrega.' });
    },
  });
  return (
    <>
      <Button size="sm" aria-label={`Aprobar: ${title}`} onClick={() => setAsked(version)}>
        Aprobar
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={`¿Aprobar la entrega de «${title}»?`}
        confirmLabel="Aprobar la entrega"
        busy={approval.isPending}
        failure={approval.error && messageOf(approval.error)}
        onConfirm={() => asked && approval.mutate(asked)}
        onCancel={() => {
          setAsked(null);
          approval.reset();
        }}
      >
        Después no admite más versiones.
      </ConfirmDialog>
    </>
  );
}

function AskChanges({ collaboration, title, version }: DeliveryAnswersProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "deliveryDialogs" */ './AskChangesDialog.tsx'),
  );
  const [asked, setAsked] = useState(version);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        {...button}
        aria-label={`Pedir cambios: ${title}`}
        onClick={() => {
          setAsked(version);
          button.onClick();
        }}
      >
        Pedir cambios
      </Button>
      {Dialog && isOpen && (
        <Dialog collaboration={collaboration} title={title} version={asked} onClose={close} />
      )}
    </>
  );
}
