import { MessageQueue } from './MessageQueue.tsx';

/** /staff/chats: chats in which somebody waits, or has waited, for the team. */
export default function StaffChatsPage() {
  return <MessageQueue queue="chats" />;
}
