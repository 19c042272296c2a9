import { useLayoutEffect, useRef } from 'react';
import { conversationQueries } from '@puente/client/conversations';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { CurrentUser } from '@puente/contract/entities/user';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { type ChatPlace, chatPlaceIn, isWaitingList, listHref, type Opening } from './chat-place.ts';
import styles from './ChatPage.module.css';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { OpeningConversation } from './OpeningConversation.tsx';
import { useConversations } from './use-conversations.ts';
import { useLiveChat } from './use-live-chat.ts';

/** /chat: list of conversations, with the selected one next to it. A phone shows one of the two at a time. */
export default function ChatPage() {
  const user = useUser();
  return user && <Chat user={user} />;
}

function Chat({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const place = chatPlaceIn(search);
  const waiting = isWaitingList(search);
  const list = useConversations(waiting);
  const conversations = list.query.data?.data;
  const connection = useLiveChat(lastOf(conversations));
  const unread = useQuery({ ...conversationQueries.unread(), enabled: conversations !== undefined });
  const current = place.kind === 'conversation' ? place.id : null;
  const open = conversations?.find(({ id }) => id === current);
  const { listHeading, paneHeading } = useFocusOnTurn(place);
  usePageTitle(titleOf(open, unread.data?.messages ?? 0));
  useReady(!list.query.isPending);

  return (
    <Container>
      <div className={styles.chat} data-open={place.kind !== 'none' || undefined}>
        <div className={styles.list}>
          <ConversationList
            list={list}
            user={user}
            current={current}
            waiting={waiting}
            heading={listHeading}
          />
        </div>
        <div className={styles.pane}>
          {place.kind === 'none' && (
            <div className={styles.nothing}>
              <EmptyState icon="chat" title="Elige una conversación">
                Los mensajes nuevos aparecen aquí al momento, sin recargar la página.
              </EmptyState>
            </div>
          )}
          {place.kind === 'conversation' && (
            <ConversationPane
              key={place.id}
              id={place.id}
              known={open}
              isListed={conversations !== undefined || list.query.isError}
              connection={connection}
              user={user}
              listHref={listHref(waiting)}
              heading={paneHeading}
            />
          )}
          {place.kind !== 'conversation' && place.kind !== 'none' && (
            <OpeningConversation key={nameOf(place)} place={place} />
          )}
        </div>
      </div>
    </Container>
  );
}

/** Returns the latest message in the list; null without messages, undefined while the list loads. */
function lastOf(conversations: readonly Conversation[] | undefined) {
  if (conversations === undefined) return undefined;
  const ids = conversations.flatMap(({ lastMessage }) => lastMessage?.id ?? []);
  return ids.toSorted((a, b) => b - a)[0] ?? null;
}

function titleOf(open: Conversation | undefined, unread: number): string {
  const title = open ? `${open.other.name} · Mensajes` : 'Mensajes';
  return unread > 0 ? `(${unread}) ${title}` : title;
}

const nameOf = (place: Opening): string =>
  [place.kind, 'id' in place && place.id, 'student' in place && place.student].filter(Boolean).join('-');

/** Breakpoint from which both are side by side (ChatPage.module.css). */
const sideBySide = '(min-width: 48rem)';

/**
 * Moves focus to the heading of the other side on narrow screens, where the clicked link disappears with its side. On the first page of a
 * visit the browser decides.
 */
function useFocusOnTurn(place: ChatPlace) {
  const listHeading = useRef<HTMLHeadingElement>(null);
  const paneHeading = useRef<HTMLHeadingElement>(null);
  const isOpen = place.kind !== 'none';
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (window.matchMedia(sideBySide).matches) return;
    (isOpen ? paneHeading : listHeading).current?.focus();
  }, [isOpen]);
  return { listHeading, paneHeading };
}
