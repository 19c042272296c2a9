import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '@puente/client/api-error';
import { type Thread, thread } from '@puente/client/chat-thread';
import type { ConversationConnection } from '@puente/client/conversation-events';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Button } from '@puente/design-system/button';
import { Retry } from '@puente/design-system/retry';
import { useQuery, type UseQueryResult } from '@puente/platform/query';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Composer } from './Composer.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './ConversationView.module.css';
import { MessageLog } from './MessageLog.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OutgoingMessages } from './OutgoingMessages.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useKeptAtEnd } from './use-kept-at-end.ts';
import { useOlder } from './use-older.ts';
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
        <Retry
          place="section"
          title="No hemos podido cargar los mensajes"
          message={messageOf(messages.error)}
          busy={messages.isFetching}
          onRetry={() => void messages.refetch()}
        />
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
        {status === 'open' && conversation.kind === 'team' && !messages.some(({ mine }) => mine) && (
          <Suggestions onChoose={send} />
        )}
        {status === 'open' ? (
          <Composer user={user.id} conversation={id} onSend={send} />
        ) : (
          <ClosedNotice conversation={conversation} />
        )}
      </div>
    </>
  );
}
