import { commentDelivery } from '@puente/client/deliveries';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { MilestoneDeliveries } from '@puente/contract/entities/delivery';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { TextArea } from '@puente/design-system/field';
import { useForm } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { useDeliveryUpdates } from './use-delivery-updates.ts';

interface CommentDialogProps {
  collaboration: Collaboration;
  milestone: MilestoneDeliveries;
  onClose: () => void;
}

/** Dialog with which somebody of a collaboration comments on what is delivered for a milestone. */
export default function CommentDialog({ collaboration, milestone, onClose }: CommentDialogProps) {
  const { id } = collaboration;
  const { save, refetch } = useDeliveryUpdates(id);
  const form = useForm({ defaultValues: { text: '' } });
  return (
    <KeptFormDialog
      name={`delivery-comment-${milestone.milestone}`}
      form={form}
      title={`Comentar: ${milestone.title}`}
      submitLabel="Enviar el comentario"
      cancelLabel="Volver"
      failureTitle="No hemos podido enviar el comentario"
      send={({ text }) => refetch(commentDelivery(id, { milestone: milestone.milestone, text }))}
      onSent={async (known) => {
        await save(known);
        showToast({ tone: 'success', message: 'Comentario enviado.' });
      }}
      onClose={onClose}
    >
      <TextArea
        label="Comentario"
        hint="Lo leen todas las personas de esta colaboración. Después no se puede cambiar ni borrar."
        rows={4}
        required
        maxLength={limits.deliveryComments.text}
        error={form.formState.errors.text?.message}
        {...form.register('text', { validate: (value) => value.trim() !== '' || messages.required })}
      />
    </KeptFormDialog>
  );
}
