import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { answerContactMessage } from '@puente/client/contact-queue';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import { contactAnswerText } from '@puente/contract/forms/contact-handling';
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

interface Sent {
  text: string;
  /** Number of answers that this user has read. */
  answers: number;
}

const answersOf = ({ entries }: ContactThread): number =>
  entries.filter(({ kind }) => kind === 'answer').length;

/** Form for an answer, which the person gets by mail. The text stays in this browser until it is sent. */
export function AnswerForm({ thread }: { thread: ContactThread }) {
  const { id, name, email, state } = thread;
  const [text, write] = useKeptText(`contact-answer:${id}`);
  // Answers that this user has read: what a colleague sends meanwhile must be seen before the next one.
  const [read, setRead] = useState(() => answersOf(thread));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useThreadChange(id, (sent: Sent) => answerContactMessage(id, sent.text, sent.answers), {
    onDone: (changed) => {
      write('');
      setRead(answersOf(changed));
      showToast({ tone: 'success', message: `Hemos enviado tu respuesta a ${email}.` });
    },
  });
  const isAnswered = sending.error instanceof ApiError && sending.error.code === 'ContactMessageAnswered';

  if (state === 'settled' && text === '')
    return <Text tone="muted">Está cerrado. Para responder, vuelve a abrirlo.</Text>;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const checked = contactAnswerText.safeParse(text);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return field.current?.focus();
    // After the refusal the other answer is in the thread.
    const answers = isAnswered ? answersOf(thread) : read;
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
          onInsert={(inserted) => {
            write(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
            field.current?.focus();
          }}
        />
        <TextArea
          ref={field}
          label={`Respuesta a ${name}`}
          name="answer"
          hint={`Se envía por correo a ${email}, con la referencia y su mensaje. Lo que te responda llegará al buzón del equipo: no aparece aquí solo.`}
          rows={8}
          maxLength={limits.contactAnswer.max}
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
