import {
  type ComponentType,
  type ReactNode,
  type Ref,
  type UIEventHandler,
  useEffect,
  useState,
} from 'react';
import type { ChatMessage, Conversation } from '@puente/contract/entities/conversation';
import { Heading } from '@puente/design-system/heading';
import type { MarkdownProps } from '@puente/design-system/markdown';
import { useNow } from '@puente/design-system/now';
import { PlainText } from '@puente/design-system/plain-text';
import { useUser } from '@puente/platform/session';
import { dayWords, timeOf } from './chat-times.ts';
import { groupByDay, type MessageGroup } from './message-groups.ts';
import { authorOf } from './message-words.ts';
import styles from './MessageLog.module.css';
import { isReportable, ReportMessage } from './ReportMessage.tsx';

interface MessageLogProps {
  conversation: Conversation;
  messages: readonly ChatMessage[];
  list: Ref<HTMLDivElement>;
  onScroll: UIEventHandler;
  /** True while older messages are loaded, which must not be announced. */
  isGrowingBackwards: boolean;
  /** Content before the first message. */
  before: ReactNode;
  /** Content after the last message: the outgoing messages. */
  after: ReactNode;
}

/** Messages grouped by day and author, the reader's own on the right. New messages are announced politely. */
export function MessageLog({
  conversation,
  messages,
  list,
  onScroll,
  isGrowingBackwards,
  before,
  after,
}: MessageLogProps) {
  const now = useNow();
  return (
    <div
      ref={list}
      className={styles.log}
      role="log"
      aria-live={isGrowingBackwards ? 'off' : 'polite'}
      aria-label={`Mensajes con ${conversation.other.name}`}
      // The log scrolls, also by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll}
    >
      {before}
      {groupByDay(messages).map(({ day, groups }) => (
        <section key={day} className={styles.day}>
          <Heading level={2} size="sm" className={styles.dayName}>
            {dayWords(groups[0]?.first.createdAt ?? day, now)}
          </Heading>
          <ol data-plain="" className={styles.groups}>
            {groups.map((group) => (
              <li key={group.first.id} className={styles.group} data-mine={group.first.mine || undefined}>
                <Author group={group} conversation={conversation} />
                {group.messages.map((message) => (
                  <Bubble key={message.id} message={message} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <ReadMark messages={messages} />
      {after}
    </div>
  );
}

function Bubble({ message: { from, text, hidden } }: { message: ChatMessage }) {
  return (
    <div className={styles.bubble} data-hidden={hidden && ''}>
      {from === 'assistant' ? <AssistantText text={text} /> : <PlainText text={text} />}
      {hidden?.because && <PlainText text={hidden.because} />}
    </div>
  );
}

interface AuthorProps {
  group: MessageGroup;
  conversation: Conversation;
}

function Author({ group: { first, messages }, conversation }: AuthorProps) {
  const user = useUser();
  const author = authorOf(first, conversation, user?.name);
  const time = timeOf(first.createdAt);
  const reportable = messages.filter(isReportable);
  return (
    <div className={styles.author}>
      <p>
        <span className={styles.name}>{author}</span> <time dateTime={first.createdAt}>{time}</time>
      </p>
      {reportable.length > 0 && (
        <ReportMessage conversation={conversation.id} messages={reportable} author={author} time={time} />
      )}
    </div>
  );
}

/** Mark below the reader's last message, if the other side has seen it and not replied yet. */
function ReadMark({ messages }: { messages: readonly ChatMessage[] }) {
  const last = messages.at(-1);
  if (!last?.mine || last.readAt === null) return null;
  return <p className={styles.read}>Leído</p>;
}

/** Loads the Markdown renderer with the first message that needs it. */
const loadMarkdown = async () =>
  (await import(/* webpackChunkName: "markdown" */ '@puente/design-system/markdown')).Markdown;

/** Markdown text of the assistant. Falls back to the raw text while the renderer loads, or if it cannot be loaded. */
function AssistantText({ text }: { text: string }) {
  const [Markdown, setMarkdown] = useState<ComponentType<MarkdownProps>>();
  useEffect(() => {
    let isWanted = true;
    loadMarkdown().then(
      (component) => isWanted && setMarkdown(() => component),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  return Markdown ? (
    <Markdown text={text} headingLevel={3} />
  ) : (
    <PlainText text={text.replaceAll('**', '')} />
  );
}
