import type { NotificationMessage } from '@puente/contract/entities/notification';

export type Message = Pick<
  NotificationMessage,
  'id' | 'createdAt' | 'isRead' | 'notification_subject' | 'notification_message'
>;

/** The communication centre as whoever holds the data tells it. */
export interface MessagesState {
  state: 'loading' | 'failed' | 'ready';
  messages: readonly Message[];
  /** The message that is shown whole. */
  opened: Message | null;
  onOpen: (message: Message) => void;
  onClose: () => void;
  /** There are more than these. */
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  /** The list is being asked for again. */
  retrying: boolean;
  onRetry: () => void;
}
