import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { writeToInterested } from '@puente/client/conversations';
import { opportunityQueries } from '@puente/client/opportunities';
import { counted } from '@puente/contract/counted';
import type { InterestedStudent, Opportunity } from '@puente/contract/entities/opportunity';
import { type NewChatMessage, newChatMessage } from '@puente/contract/forms/chat';
import { limits } from '@puente/contract/limits';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import { useDraft, useForm, zodResolver } from '@puente/platform/forms';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { reachedSomebody, sentWords } from './sent-words.ts';

interface WriteToInterestedProps {
  opportunity: Pick<Opportunity, 'id' | 'title' | 'organization'>;
  people: readonly InterestedStudent[];
  onSent: () => void;
  onClose: () => void;
}

/**
 * Dialog for a message to several interested students. Sending needs a confirmation. The draft is kept until at least one student has
 * received it.
 */
export default function WriteToInterested({ opportunity, people, onSent, onClose }: WriteToInterestedProps) {
  const { id, title, organization } = opportunity;
  const queryClient = useQueryClient();
  const form = useForm<NewChatMessage>({
    resolver: zodResolver(newChatMessage),
    defaultValues: { text: '' },
  });
  const { notice, saved, forget } = useDraft(`interest-message-${id}`, form);
  /** Text that the user is asked to confirm; null before that. */
  const [asked, setAsked] = useState<string | null>(null);
  const to = counted(people.length, 'persona', 'personas');
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (text: string) =>
      writeToInterested(id, { interested: people.map((person) => person.id), text }),
    onSuccess: async (sent) => {
      await queryClient.invalidateQueries({ queryKey: [...opportunityQueries.key, id, 'interested'] });
      if (!reachedSomebody(sent)) return;
      forget();
      showToast({ tone: 'success', message: sentWords(sent) });
      onSent();
      onClose();
    },
  });
  const writtenBefore = people.filter(({ written_at: moment }) => moment !== null).length;

  return (
    <>
      <FormDialog
        title={`Escribir a ${to}`}
        submitLabel="Revisar y enviar"
        cancelLabel="Cancelar"
        busy={false}
        draft={{ notice, saved }}
        onClose={onClose}
        onSubmit={(event) => void form.handleSubmit(({ text }) => setAsked(text))(event)}
      >
        <Stack gap={2}>
          <Text>{`Para ${namesOf(people)}.`}</Text>
          <Text size="sm" tone="muted">
            {howItArrives(people.length, `${organization?.name ?? 'tu organización'} sobre «${title}»`)}
          </Text>
        </Stack>
        {writtenBefore > 0 && <Notice tone="info">{writtenBeforeWords(writtenBefore, people.length)}</Notice>}
        <TextArea
          label="Mensaje"
          rows={6}
          maxLength={limits.chatMessage.max}
          required
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
      </FormDialog>
      <ConfirmDialog
        open={asked !== null}
        title={`¿Enviar el mensaje a ${to}?`}
        confirmLabel={`Enviar a ${to}`}
        cancelLabel="Volver al mensaje"
        busy={isPending}
        failure={error ? messageOf(error) : data && !reachedSomebody(data) ? sentWords(data) : null}
        onConfirm={() => {
          if (!isPending && asked !== null) mutate(asked);
        }}
        onCancel={() => {
          setAsked(null);
          reset();
        }}
      >
        <Stack gap={3}>
          <PlainText text={asked ?? ''} />
          <Text size="sm" tone="muted">
            Un mensaje enviado no se puede retirar.
          </Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** Maximum number of people who are named. */
const named = 3;

/** Names of the recipients: 'Uxía Lago, Brais Otero y 10 personas más'. */
function namesOf(people: readonly InterestedStudent[]): string {
  const names = people
    .slice(0, people.length === named + 1 ? named + 1 : named)
    .map(({ name, surname }) => `${name} ${surname}`);
  const rest = people.length - names.length;
  const listed = rest === 0 ? names : [...names, `${counted(rest, 'persona', 'personas')} más`];
  return new Intl.ListFormat('es').format(listed);
}

/** @param chat text that names the other side and the subject */
const howItArrives = (count: number, chat: string): string =>
  count === 1
    ? `Lo recibe en su chat con ${chat}.`
    : `Cada persona lo recibe por separado, en su chat con ${chat}. No ve a quién más escribes.`;

function writtenBeforeWords(before: number, count: number): string {
  if (count === 1) return 'Ya le has escrito antes.';
  return before === 1
    ? 'A 1 de estas personas ya le has escrito.'
    : `A ${before} de estas personas ya les has escrito.`;
}
