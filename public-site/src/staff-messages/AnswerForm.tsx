import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { answerContactMessage } from '@puente/client/contact-queue';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import { chatAnswerText, contactAnswerText } from '@puente/contract/forms/contact-handling';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Form, TextArea } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { showToast } from '@puente/platform/ui';
import { SavedAnswerChoice } from './SavedAnswerChoice.tsx';
import { useKeptText } from './use-kept-text.ts';
import { useThreadChange } from './use-thread-change.ts';

interface Way {
  schema: typeof contactAnswerText;
  max: number;
  rows: number;
  hint: string;
  /** Words after sending. */
  sent: string;
}

const byMail = ({ email }: ContactThread): Way => ({
  schema: contactAnswerText,
  max: limits.contactAnswer.max,
  rows: 8,
  hint: `Se envía por correo a ${email}, con la referencia y su mensaje. Lo que te responda llegará al buzón del equipo: no aparece aquí solo.`,
  sent: `Hemos enviado tu respuesta a ${email}.`,
});

const inChat: Way = {
  schema: chatAnswerText,
  max: limits.chatMessage.max,
  rows: 4,
  hint: 'Se escribe en el chat, donde verás también lo que te responda. Si no lo abre en un cuarto de hora, le avisamos por correo.',
  sent: 'Tu respuesta está en el chat.',
};

interface Sent {
  text: string;
  /** Number of answers that this user has read. */
  answers: number;
}

/** Form for an answer, by mail or in the person's chat. The text stays in this browser until it is sent. */
export function AnswerForm({ thread }: { thread: ContactThread }) {
  const { id, name, state, chat } = thread;
  const way = chat === null ? byMail(thread) : inChat;
  const [text, write] = useKeptText(`contact-answer:${id}`);
  // Answers that this user has read: what a colleague sends meanwhile must be seen before the next one.
  const [read, setRead] = useState(() => thread.answers);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useThreadChange(id, (sent: Sent) => answerContactMessage(id, sent.text, sent.answers), {
    onDone: (changed) => {
      write('');
      setRead(changed.answers);
      showToast({ tone: 'success', message: way.sent });
    },
  });
  const isAnswered = sending.error instanceof ApiError && sending.error.code === 'ContactMessageAnswered';

  if (state === 'settled' && text === '')
    return <Text tone="muted">Está cerrado. Para responder, vuelve a abrirlo.</Text>;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const checked = way.schema.safeParse(text);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return field.current?.focus();
    // After the refusal the other answer is in the thread.
    const answers = isAnswered ? thread.answers : read;
    setRead(answers);
    sending.mutate({ text: checked.data, answers });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        <Heading level={2}>Responder</Heading>
        {sending.error && (
          <Notice
            tone="danger"
            live
            title={isAnswered ? 'Ya hay otra respuesta' : 'No hemos podido enviar tu respuesta'}
          >
            {isAnswered
              ? `${messageOf(sending.error)} Léela arriba antes de enviar la tuya.`
              : messageOf(sending.error)}
          </Notice>
        )}
        <SavedAnswerChoice
          name={name}
          hasPrompts={chat !== null}
          onInsert={(inserted) => {
            write(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
            field.current?.focus();
          }}
        />
        <TextArea
          ref={field}
          label={`Respuesta a ${name}`}
          name="answer"
          hint={way.hint}
          rows={way.rows}
          maxLength={way.max}
          error={problem}
          value={text}
          onChange={({ currentTarget: { value } }) => write(value)}
        />
        <div>
          <Button type="submit" busy={sending.isPending}>
            {isAnswered ? 'Enviar también la mía' : 'Enviar respuesta'}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
