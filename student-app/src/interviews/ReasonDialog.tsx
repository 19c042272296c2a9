import { askForInterviewTimes, cancelInterview, key } from '@puente/client/interviews';
import { interviewLimits } from '@puente/contract/constants/interviews';
import type { Interview } from '@puente/contract/entities/interview';
import { type InterviewReason, interviewReason } from '@puente/contract/forms/interview';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface ReasonDialogProps {
  act: 'ask' | 'cancel';
  interview: Interview;
  onClose: () => void;
}

const acts = {
  ask: {
    title: 'Pedir otra hora',
    submitLabel: 'Pedir otra hora',
    failureTitle: 'No hemos podido pedir otra hora',
    tone: undefined,
    effect: 'La organización te ofrecerá otras horas. Si ya tenías una, quedará libre.',
    told: 'Se lo hemos pedido a la organización.',
    send: askForInterviewTimes,
  },
  cancel: {
    title: '¿Cancelar la entrevista?',
    submitLabel: 'Cancelar la entrevista',
    failureTitle: 'No hemos podido cancelar la entrevista',
    tone: 'danger',
    effect: 'Tu solicitud sigue en pie, pero no habrá entrevista.',
    told: 'Has cancelado la entrevista.',
    send: cancelInterview,
  },
} as const;

/** Dialog to cancel an interview or to ask for other times, which asks why. */
export default function ReasonDialog({ act, interview, onClose }: ReasonDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<InterviewReason>({
    resolver: zodResolver(interviewReason),
    defaultValues: { reason: '' },
  });
  const { effect, told, send, ...words } = acts[act];
  return (
    <KeptFormDialog
      name={`interview-${act}-${interview.id}`}
      form={form}
      cancelLabel="Dejarla como está"
      {...words}
      send={async (values) => {
        try {
          return await send(interview.id, values);
        } finally {
          await queryClient.invalidateQueries({ queryKey: key });
        }
      }}
      onSent={() => showToast({ tone: 'success', message: told })}
      onClose={onClose}
    >
      <Text>{effect}</Text>
      <TextArea
        label="¿Por qué?"
        hint="La organización lo leerá."
        rows={3}
        maxLength={interviewLimits.reason.max}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </KeptFormDialog>
  );
}
