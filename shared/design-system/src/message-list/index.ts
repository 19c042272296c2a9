export { MessageList, type MessageListProps } from './MessageList.tsx';
export { useNow } from './use-now.ts';
