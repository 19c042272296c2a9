export { useMessageCentre, type MessageCentre } from './use-message-centre.ts';
