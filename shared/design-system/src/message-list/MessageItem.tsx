import { relativeTime } from '@puente/contract/relative-time';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './MessageItem.module.css';
import { type ShownMessage } from './messages.ts';
import { wholeMoment } from './RelativeTime.tsx';

interface MessageItemProps {
  message: ShownMessage;
  now: number;
  onOpen: () => void;
}

/** One line of the list. Unread messages are marked by weight, by a sign and in words. */
export function MessageItem({ message, now, onOpen }: MessageItemProps) {
  return (
    <button
      type="button"
      className={styles.item}
      data-unread={!message.isRead || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.mark} />
      <span className={styles.words}>
        {!message.isRead && <VisuallyHidden>Sin leer: </VisuallyHidden>}
        <span className={styles.subject}>{message.notification_subject}</span>{' '}
        {/* Text only: the parts of a button have no roles, so `time` would mean nothing here. */}
        <span title={wholeMoment(message.createdAt)} className={styles.time}>
          {relativeTime(message.createdAt, now)}
        </span>
      </span>
      <Icon name="chevron-right" className={styles.arrow} />
    </button>
  );
}
