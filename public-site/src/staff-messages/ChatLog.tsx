import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { thread as threadOf } from '@puente/client/chat-thread';
import { contactMessageQueries } from '@puente/client/contact-queue';
import { markConversationRead } from '@puente/client/conversations';
import { brand } from '@puente/contract/brand';
import type { ContactMessage } from '@puente/contract/entities/contact-message';
import type { ChatMessage } from '@puente/contract/entities/conversation';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import styles from './StaffMessages.module.css';
import { Part } from './Thread.tsx';
import { useLiveMessages } from './use-live-messages.ts';

interface ChatLogProps {
  name: string;
  chat: NonNullable<ContactMessage['chat']>;
}

/** Milliseconds between polls while the live connection is down. */
const askAgainMs = 15_000;

/** The latest messages of a chat with the team. New ones appear and are announced as they are written. */
export function ChatLog({ name, chat }: ChatLogProps) {
  const { conversation } = chat;
  const isLost = useLiveMessages(conversation) === 'lost';
  const messages = useQuery({ ...threadOf(conversation), refetchInterval: isLost && askAgainMs });
  useMarkedRead(chat);
  return (
    <Stack as="section" gap={4} aria-labelledby="thread">
      <Heading level={2} id="thread">
        Conversación
      </Heading>
      <div role="status" className={styles.status}>
        {isLost && (
          <Text tone="muted" size="sm">
            Sin conexión: los mensajes nuevos pueden tardar unos segundos en aparecer.
          </Text>
        )}
      </div>
      <QueryState
        query={stateOf(messages)}
        skeleton={<SkeletonList count={3} />}
        failed="No hemos podido cargar los mensajes"
      >
        {({ messages: written, complete }) => (
          <>
            {!complete && (
              <Link href={href('chat', {}, { conversation })}>Ver también los mensajes anteriores</Link>
            )}
            <Log name={name} messages={written} />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function Log({ name, messages }: { name: string; messages: readonly ChatMessage[] }) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={`Mensajes con ${name}`}
      className={styles.log}
      // The log scrolls, also by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <ol data-plain="" className={styles.thread}>
        {messages.map((message) => (
          <li key={message.id} className={styles.entry} data-kind={kindOf(message)}>
            <Part
              title={writerOf(message, name)}
              moment={message.createdAt}
              text={message.from === 'assistant' ? message.text.replaceAll('**', '') : message.text}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

const kindOf = ({ from }: ChatMessage): string => {
  if (from === 'staff') return 'answer';
  return from === 'assistant' ? 'automatic' : 'message';
};

const writerOf = ({ from, author }: ChatMessage, name: string): string => {
  if (from === 'user') return name;
  return from === 'staff' ? `${author ?? 'Alguien'}, del equipo` : `Asistente de ${brand.name}`;
};

/** Marks the person's messages as read while the page is visible. */
function useMarkedRead({ conversation, unread }: ChatLogProps['chat']): void {
  const queries = useQueryClient();
  const read = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || unread === 0) return;
    // If this fails, the next message or visit retries it.
    await markConversationRead(conversation).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: contactMessageQueries.key });
  });
  useEffect(() => {
    const listener = () => void read();
    listener();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [conversation, unread]);
}
