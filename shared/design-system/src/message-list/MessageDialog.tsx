import { Dialog } from '../dialog/index.ts';
import { Text } from '../text/index.ts';
import styles from './MessageList.module.css';
import { type ShownMessage } from './messages.ts';
import { MessageText } from './MessageText.tsx';
import { RelativeTime } from './RelativeTime.tsx';

interface MessageDialogProps {
  /** None: nothing is open. */
  message: ShownMessage | null;
  now: number;
  onClose: () => void;
}

/** The whole message over the page (§2). Following a link of it closes it. */
export function MessageDialog({ message, now, onClose }: MessageDialogProps) {
  return (
    <Dialog open={message !== null} onClose={onClose} title={message?.notification_subject}>
      {message && (
        <div className={styles.message}>
          <Text as="div" size="sm" tone="muted">
            <RelativeTime moment={message.createdAt} now={now} />
          </Text>
          <MessageText html={message.notification_message} headingLevel={3} onFollow={onClose} />
        </div>
      )}
    </Dialog>
  );
}
