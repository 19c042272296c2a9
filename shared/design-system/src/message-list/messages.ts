import type { Message } from '@puente/contract/entities/message';

/** Fields of a message that the list shows. */
export type ShownMessage = Pick<
  Message,
  'id' | 'createdAt' | 'isRead' | 'notification_subject' | 'notification_message'
>;

/** State of the communication centre, provided by the data's owner. */
export interface MessagesState {
  state: 'loading' | 'failed' | 'ready';
  messages: readonly ShownMessage[];
  /** The expanded message. */
  opened: ShownMessage | null;
  onOpen: (message: ShownMessage) => void;
  onClose: () => void;
  /** True when there are older messages to load. */
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  /** True while the list is reloading. */
  retrying: boolean;
  onRetry: () => void;
}
