import { answerDelivery } from '@puente/client/deliveries';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { Delivery } from '@puente/contract/entities/delivery';
import { useForm } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { ReasonField } from '../collaborations/ReasonField.tsx';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { useDeliveryUpdates } from './use-delivery-updates.ts';

interface AskChangesDialogProps {
  collaboration: Collaboration;
  /** Title of the milestone. */
  title: string;
  version: Delivery;
  onClose: () => void;
}

/** Dialog with which the organisation or the teacher asks for changes to a version. */
export default function AskChangesDialog({ collaboration, title, version, onClose }: AskChangesDialogProps) {
  const { id } = collaboration;
  const { save, refetch } = useDeliveryUpdates(id);
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <KeptFormDialog
      name={`delivery-changes-${version.id}`}
      form={form}
      title={`Pedir cambios: ${title}`}
      submitLabel="Pedir cambios"
      cancelLabel="Volver"
      failureTitle="No hemos podido enviar lo que pides"
      send={({ reason }) =>
        refetch(answerDelivery(id, { delivery: version.id, answer: 'changesAsked', reason }))
      }
      onSent={async (known) => {
        await save(known);
        showToast({ tone: 'success', message: 'Se lo hemos dicho.' });
      }}
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label="Qué hay que cambiar"
        hint="Lo leen las demás personas que participan."
        rows={4}
      />
    </KeptFormDialog>
  );
}
