import { MessageQueue } from './MessageQueue.tsx';

/** /staff/mensajes: what people wrote to the team and reported about records and messages, oldest first. */
export default function StaffMessagesPage() {
  return <MessageQueue queue="messages" />;
}
