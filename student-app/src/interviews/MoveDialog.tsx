import { key, moveInterview } from '@puente/client/interviews';
import { interviewLimits } from '@puente/contract/constants/interviews';
import type { Interview } from '@puente/contract/entities/interview';
import { type InterviewMove, interviewMove } from '@puente/contract/forms/interview';
import { TextArea } from '@puente/design-system/field';
import { useController, useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { TimeChoice } from './TimeChoice.tsx';

interface MoveDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** Dialog to choose another of the offered times. After a refusal it shows those that are still free. */
export default function MoveDialog({ interview, onClose }: MoveDialogProps) {
  const queryClient = useQueryClient();
  const from = interview.starts_at ?? '';
  const form = useForm<InterviewMove>({
    resolver: zodResolver(interviewMove),
    defaultValues: { from, starts_at: '', reason: '' },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'starts_at' });
  return (
    <KeptFormDialog
      name={`interview-move-${interview.id}`}
      form={form}
      title="Cambiar la hora de la entrevista"
      submitLabel="Cambiar la hora"
      cancelLabel="Dejarla como está"
      failureTitle="No hemos podido cambiar la hora"
      // A draft may have the time of an earlier visit.
      send={async (values) => {
        try {
          return await moveInterview(interview.id, { ...values, from });
        } finally {
          await queryClient.invalidateQueries({ queryKey: key });
        }
      }}
      onSent={() =>
        showToast({ tone: 'success', message: 'Hora cambiada. Se lo hemos dicho a la organización.' })
      }
      onClose={onClose}
    >
      <TimeChoice
        interview={interview}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      <TextArea
        label="¿Por qué la cambias?"
        hint="La organización lo leerá."
        rows={3}
        maxLength={interviewLimits.reason.max}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </KeptFormDialog>
  );
}
