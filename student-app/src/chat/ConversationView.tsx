import { useEffect, useEffectEvent } from 'react';
import { type Thread, thread } from '@puente/client/chat-thread';
import type { ConversationConnection } from '@puente/client/conversation-events';
import { conversationQueries } from '@puente/client/conversations';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Button } from '@puente/design-system/button';
import { Icon } from '@puente/design-system/icon';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Retry } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { retryOf, useQuery, type UseQueryResult } from '@puente/platform/query';
import { conversationHref } from './chat-place.ts';
import { Composer } from './Composer.tsx';
import styles from './ConversationView.module.css';
import { MessageLog } from './MessageLog.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { OutgoingMessages } from './OutgoingMessages.tsx';
import { useKeptAtEnd } from './use-kept-at-end.ts';
import { type Older, useOlder } from './use-older.ts';
import { useOnline } from './use-online.ts';
import { useOutbox } from './use-outbox.ts';
import { useRead } from './use-read.ts';

interface ConversationViewProps {
  conversation: Conversation;
  connection: ConversationConnection;
  user: CurrentUser;
}

/** Milliseconds between polls while the live connection is down: some proxies allow requests but no streams. */
const askAgainMs = 15_000;

/** Messages of a conversation, outgoing messages, and the field for the next one. */
export function ConversationView({ conversation, connection, user }: ConversationViewProps) {
  const { id } = conversation;
  const isLost = connection === 'lost';
  const isOnline = useOnline();
  const messages = useQuery({ ...thread(id), refetchInterval: isLost && askAgainMs });

  useNothingMissing(conversation, messages);

  if (messages.isPending) return <MessagesSkeleton />;
  if (!messages.data) {
    return (
      <div className={styles.failed}>
        <Retry place="section" title="No hemos podido cargar los mensajes" {...retryOf(messages)} />
      </div>
    );
  }
  return (
    <Filled
      conversation={conversation}
      user={user}
      thread={messages.data}
      answeredAt={messages.dataUpdatedAt}
      isOffline={!isOnline || (isLost && messages.isRefetchError)}
    />
  );
}

/** Refetches when the list knows of a later message. A message that arrives during the first fetch can be missed. */
function useNothingMissing(
  { lastMessage }: Conversation,
  { data, refetch }: Pick<UseQueryResult<Thread>, 'data' | 'refetch'>,
): void {
  const last = data?.messages.at(-1)?.id;
  const isMissing = data !== undefined && lastMessage !== null && lastMessage.id > (last ?? 0);
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, lastMessage?.id, refetch]);
}

interface FilledProps {
  conversation: Conversation;
  user: CurrentUser;
  thread: Thread;
  /** Time of the last response of the API. */
  answeredAt: number;
  isOffline: boolean;
}

function Filled({ conversation, user, thread: { messages, complete }, answeredAt, isOffline }: FilledProps) {
  const { id, status, unread } = conversation;
  const { outbox, outgoing } = useOutbox(user.id, id, messages);
  const older = useOlder(id, { messages, complete });
  const { list, onScroll, isAtEnd, toEnd, news } = useKeptAtEnd(messages, outgoing.length);
  useRead(id, unread, isAtEnd);
  const sendAgain = useEffectEvent(() => outbox.retryUnanswered());
  useEffect(() => sendAgain(), [answeredAt]);
  const send = (text: string) => outbox.send(text);
  // Their message opens it again.
  const isOwnTeam = conversation.kind === 'team' && !isOfTeam(conversation);

  return (
    <>
      <div className={styles.messages}>
        <MessageLog
          conversation={conversation}
          messages={messages}
          list={list}
          onScroll={onScroll}
          isGrowingBackwards={older.state === 'loading'}
          before={!complete && <OlderMessages {...older} />}
          after={
            <OutgoingMessages
              outgoing={outgoing}
              onRetry={(key) => outbox.retry(key)}
              onDiscard={(key) => outbox.forget(key)}
            />
          }
        />
        {news > 0 && (
          <Button
            size="sm"
            icon="chevron-down"
            className={styles.news}
            onClick={() => {
              toEnd();
              list.current?.focus({ preventScroll: true });
            }}
          >
            {news === 1 ? '1 mensaje nuevo' : `${news} mensajes nuevos`}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        <ConnectionNotice isOffline={isOffline} />
        {status === 'open' && isOwnTeam && !messages.some(({ mine }) => mine) && (
          <Suggestions onChoose={send} />
        )}
        {status === 'closed' && <ClosedNotice conversation={conversation} />}
        {(status === 'open' || isOwnTeam) && (
          <Composer
            user={user.id}
            conversation={id}
            onSend={send}
            prompts={isOfTeam(conversation) ? conversation.other.name : undefined}
          />
        )}
      </div>
    </>
  );
}

/** Tells whether the reader speaks for the team in this conversation. */
const isOfTeam = ({ kind, contactMessage }: Conversation): boolean =>
  kind === 'team' && contactMessage !== undefined;

/** Notice about a closed conversation, with the reason and a next step. */
function ClosedNotice({ conversation }: { conversation: Conversation }) {
  const step = nextStep(conversation);
  return (
    <Notice
      tone="info"
      action={
        step && (
          <ButtonLink href={step.href} size="sm" variant="secondary">
            {step.label}
          </ButtonLink>
        )
      }
    >
      {conversation.closedBecause ?? 'Esta conversación está cerrada.'}
    </Notice>
  );
}

/** Next step in a closed chat with the team: another one for the user, its page for the team. */
function nextStep({ kind, contactMessage }: Conversation): { href: string; label: string } | null {
  if (kind !== 'team') return null;
  if (contactMessage === undefined) return { href: conversationHref('team'), label: 'Empezar otra' };
  return contactMessage === null
    ? null
    : { href: href('staffMessage', { id: contactMessage }), label: 'Ir a su página' };
}

/** Notice about the lost connection. The element is always rendered, so that screen readers announce its content. */
function ConnectionNotice({ isOffline }: { isOffline: boolean }) {
  return (
    <div role="status" className={styles.connection}>
      {isOffline && (
        <p className={styles.offline}>
          <Icon name="warning" />
          Sin conexión. Volveremos a intentarlo.
        </p>
      )}
    </div>
  );
}

/** Maximum number of suggestions, so that they can be read at a glance. */
const most = 4;

/** Suggested questions that the assistant can answer. */
function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  const { data } = useQuery(conversationQueries.team());
  const suggestions = data?.suggestions.slice(0, most) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <ul data-plain="" className={styles.suggestions} aria-label="Preguntas frecuentes">
      {suggestions.map(({ id, question }) => (
        <li key={id}>
          <Button size="sm" variant="secondary" onClick={() => onChoose(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Button to load older messages, shown before the first one. */
function OlderMessages({ state, load }: Older) {
  return (
    <div className={styles.older}>
      {state === 'failed' && (
        <Text size="sm" tone="muted" role="status">
          No hemos podido cargar más. Inténtalo de nuevo.
        </Text>
      )}
      <Button variant="secondary" size="sm" busy={state === 'loading'} onClick={load}>
        Ver mensajes anteriores
      </Button>
    </div>
  );
}
