import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { assignContactMessage, moveContactMessage } from '@puente/client/contact-queue';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { AssignDialog } from './AssignDialog.tsx';
import { stateOfMessage } from './message-words.ts';
import { NextMessage } from './NextMessage.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { useThreadChange } from './use-thread-change.ts';

/** Panel with the person who looks after a message, its state and the next steps. */
export function HandlingPanel({ thread }: { thread: ContactThread }) {
  const { id, state, assignee, chat } = thread;
  const isChat = chat !== null;
  const user = useUser();
  const [asked, setAsked] = useState<'assignee' | 'settle' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  const onDone = () => {
    hasChanged.current = true;
    setAsked(null);
  };
  useLayoutEffect(() => {
    // The button that was clicked is gone.
    if (hasChanged.current) heading.current?.focus();
    hasChanged.current = false;
  }, [state, assignee?.id]);

  const seen = assignee?.id ?? null;
  const assigning = useThreadChange(
    id,
    (wanted: typeof seen) => assignContactMessage(id, { user: wanted, seen }),
    { onDone },
  );
  const moving = useThreadChange(id, () => moveContactMessage(id, { state: 'taken', seen: state }), {
    onDone,
  });
  const failure = assigning.error ?? moving.error;
  const { label, tone } = stateOfMessage(thread);
  const isSettled = state === 'settled';

  return (
    <Card as="section" aria-labelledby="handling">
      <Stack gap={4}>
        <Heading level={2} size="md" id="handling" ref={heading} tabIndex={-1}>
          {whoHandles(assignee, user?.id)}
        </Heading>
        <div>
          <Chip tone={tone}>{label}</Chip>
        </div>
        {failure && asked === null && (
          <Notice tone="danger" live title="No lo hemos cambiado">
            {messageOf(failure)}
          </Notice>
        )}
        {state === 'waiting' && (
          <Text tone="muted">
            {isChat
              ? 'Vuelve a la cola en cuanto la persona escriba.'
              : 'Si la persona responde, lo hará por correo. Cuando llegue, dilo aquí para que vuelva a la cola.'}
          </Text>
        )}
        {!isSettled && assignee?.id !== user?.id && (
          <Button fullWidth busy={assigning.isPending} onClick={() => assigning.mutate(user?.id ?? null)}>
            Lo llevo yo
          </Button>
        )}
        {!isSettled && (
          <Button fullWidth variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('assignee')}>
            Dárselo a otra persona
          </Button>
        )}
        {state === 'waiting' && !isChat && (
          <Button
            fullWidth
            variant="secondary"
            busy={moving.isPending}
            onClick={() => moving.mutate(undefined)}
          >
            Ha respondido
          </Button>
        )}
        {isSettled ? (
          <Button
            fullWidth
            variant="secondary"
            busy={moving.isPending}
            onClick={() => moving.mutate(undefined)}
          >
            Volver a abrirlo
          </Button>
        ) : (
          <Button fullWidth variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('settle')}>
            {isChat ? 'Cerrar el chat' : 'Cerrar el mensaje'}
          </Button>
        )}
        <NextMessage id={id} />
      </Stack>
      {asked === 'assignee' && (
        <AssignDialog thread={thread} onDone={onDone} onClose={() => setAsked(null)} />
      )}
      {asked === 'settle' && <SettleDialog thread={thread} onDone={onDone} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function whoHandles(assignee: ContactThread['assignee'], user: number | undefined): string {
  if (assignee === null) return 'No lo lleva nadie';
  return assignee.id === user ? 'Lo llevas tú' : `Lo lleva ${assignee.name}`;
}
