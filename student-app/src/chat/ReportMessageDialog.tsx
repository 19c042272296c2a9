import { reportChatMessage } from '@puente/client/problems';
import { messageProblems } from '@puente/contract/constants/chats';
import type { ChatMessage } from '@puente/contract/entities/conversation';
import { type MessageProblem, messageProblem } from '@puente/contract/forms/record-problem';
import type { ConversationId } from '@puente/contract/ids';
import { RadioGroup } from '@puente/design-system/field';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { ProblemFields } from '../reports/ProblemFields.tsx';

interface ReportMessageDialogProps {
  conversation: ConversationId;
  /** Messages of one author, of which one is reported. */
  messages: readonly ChatMessage[];
  onClose: () => void;
}

/** Dialog to report a message of a conversation to the team. */
export default function ReportMessageDialog({ conversation, messages, onClose }: ReportMessageDialogProps) {
  const [first] = messages;
  const form = useForm<MessageProblem>({
    resolver: zodResolver(messageProblem),
    defaultValues: { text: '', ...(messages.length === 1 && first && { message: first.id }) },
  });
  const { errors } = form.formState;
  return (
    <KeptFormDialog
      name={`message-problem-${first?.id}`}
      form={form}
      title="Avisar de un mensaje"
      submitLabel="Enviar aviso"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido enviar tu aviso"
      send={(problem) => reportChatMessage(conversation, problem)}
      onSent={() => showToast({ tone: 'success', message: 'Gracias por avisar. El equipo lo revisará.' })}
      onClose={onClose}
    >
      <Text tone="muted">
        El equipo leerá el mensaje y unos pocos de antes y después. La otra persona no sabrá quién ha avisado.
      </Text>
      {messages.length === 1 ? (
        <blockquote>
          <PlainText text={first?.text ?? ''} />
        </blockquote>
      ) : (
        <Controller
          control={form.control}
          name="message"
          render={({ field: { name, value, onChange } }) => (
            <RadioGroup
              name={name}
              legend="¿Qué mensaje?"
              options={messages.map(({ id, text }) => ({ value: String(id), label: text }))}
              value={String(value)}
              onChange={(chosen) => onChange(Number(chosen))}
              error={errors.message && 'Elige un mensaje.'}
            />
          )}
        />
      )}
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { name, value, onChange }, fieldState }) => (
          <ProblemFields
            reasons={messageProblems}
            reason={{ name, value, onChange }}
            isReasonMissing={fieldState.error !== undefined}
            text={form.register('text')}
            textError={errors.text?.message}
          />
        )}
      />
    </KeptFormDialog>
  );
}
