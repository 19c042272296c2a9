import { ApiError } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { collaborationQueries, moveCollaboration } from '@puente/client/collaborations';
import { type CollaborationState, needsReason } from '@puente/contract/constants/collaborations';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Text } from '@puente/design-system/text';
import { useForm } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { MissingBeforeStart } from './MissingBeforeStart.tsx';
import { moveWords } from './move-words.ts';
import { ReasonField } from './ReasonField.tsx';

interface MoveDialogProps {
  collaboration: Collaboration;
  to: CollaborationState;
  onClose: () => void;
}

/** Dialog that says what a move does, and asks for its reason if others must understand it. */
export default function MoveDialog({ collaboration, to, onClose }: MoveDialogProps) {
  const { id, state: from } = collaboration;
  const queryClient = useQueryClient();
  const { title, submit, cancel, effect, reason, done } = moveWords(from, to);
  const form = useForm({ defaultValues: { reason: '' } });
  const asksReason = needsReason(from, to);
  return (
    <KeptFormDialog
      name={`collaboration-${to}-${id}`}
      form={form}
      title={title}
      submitLabel={submit}
      cancelLabel={cancel}
      {...(to === 'cancelled' && { tone: 'danger' as const })}
      failureTitle="No hemos podido guardar el cambio"
      send={async (values) => {
        try {
          return await moveCollaboration(id, { from, state: to, reason: values.reason });
        } catch (error) {
          // Somebody was faster: the page shows the new state, which may not have this move.
          if (error instanceof ApiError && error.code === 'CollaborationMoved') {
            showToast({ tone: 'info', message: error.message });
            await queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey });
          }
          throw error;
        }
      }}
      onSent={async (moved) => {
        queryClient.setQueryData(collaborationQueries.one(id).queryKey, moved);
        showToast({ tone: 'success', message: done });
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: [...collaborationQueries.key, 'list'] }),
          queryClient.invalidateQueries({ queryKey: applicationQueries.key }),
        ]);
      }}
      onClose={onClose}
    >
      <Text>{effect}</Text>
      {from === 'agreed' && to === 'running' && <MissingBeforeStart id={id} />}
      {asksReason && (
        <ReasonField
          form={form}
          label={reason ?? 'Motivo'}
          hint="Lo leen las demás personas que participan."
          rows={4}
        />
      )}
    </KeptFormDialog>
  );
}
