import { MessageList } from '@puente/design-system/message-list';
import { useCommunications } from '@puente/platform/communications';

/** The messages behind the bell: what they need is loaded when it is pressed. */
export const BellList = ({ student }: { student: number }) => <MessageList {...useCommunications(student)} />;
