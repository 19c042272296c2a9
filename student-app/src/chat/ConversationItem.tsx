import type { ReactNode } from 'react';
import type { Conversation } from '@puente/contract/entities/conversation';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { conversationMoment } from './chat-times.ts';
import { markOf } from './conversation-mark.ts';
import styles from './ConversationItem.module.css';
import { lastWords, subjectOf } from './message-words.ts';

interface ConversationItemProps {
  conversation: Conversation;
  href: string;
  isCurrent: boolean;
  /** Current time in milliseconds. */
  now: number;
}

export function ConversationItem({ conversation, href, isCurrent, now }: ConversationItemProps) {
  const { other, lastMessageAt, unread, status } = conversation;
  return (
    <ConversationLink
      href={href}
      isCurrent={isCurrent}
      mark={markOf(conversation)}
      name={other.name}
      subject={subjectOf(conversation)}
      words={status === 'closed' ? `Cerrada · ${lastWords(conversation)}` : lastWords(conversation)}
      time={<time dateTime={lastMessageAt}>{conversationMoment(lastMessageAt, now)}</time>}
      unread={unread}
    />
  );
}

interface ConversationLinkProps {
  href: string;
  isCurrent?: boolean;
  mark: { name: string; logo: { url: string } | null };
  name: string;
  subject: string;
  /** Last message as a single line. */
  words: string;
  time?: ReactNode;
  unread?: number;
}

/** Entry of the list: the other side, the subject, the last message and the unread count. */
export function ConversationLink({
  href,
  isCurrent = false,
  mark,
  name,
  subject,
  words,
  time,
  unread = 0,
}: ConversationLinkProps) {
  return (
    <Link
      href={href}
      variant="quiet"
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <OrganizationMark organization={mark} />
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.name}>{name}</span>
          {time !== undefined && <span className={styles.time}>{time}</span>}
        </span>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.top}>
          <span className={styles.last}>{words}</span>
          {unread > 0 && (
            <span className={styles.unread}>
              {unread}
              <VisuallyHidden> sin leer</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
