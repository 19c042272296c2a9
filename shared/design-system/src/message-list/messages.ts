import type { Message } from '@puente/contract/entities/message';

/** What of a message the list shows. */
export type ShownMessage = Pick<
  Message,
  'id' | 'createdAt' | 'isRead' | 'notification_subject' | 'notification_message'
>;

/** The communication centre, as the owner of the data describes it. */
export interface MessagesState {
  state: 'loading' | 'failed' | 'ready';
  messages: readonly ShownMessage[];
  /** The message that is shown whole. */
  opened: ShownMessage | null;
  onOpen: (message: ShownMessage) => void;
  onClose: () => void;
  /** There are more than these. */
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  /** The list is being asked for again. */
  retrying: boolean;
  onRetry: () => void;
}
