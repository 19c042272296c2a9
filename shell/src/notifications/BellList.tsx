import type { StudentId } from '@puente/contract/ids';
import { MessageList } from '@puente/design-system/message-list';
import { useMessageCentre } from '@puente/platform/messages';

/** The messages behind the bell: what they need is loaded when it is pressed. */
export const BellList = ({ student }: { student: StudentId }) => (
  <MessageList {...useMessageCentre(student)} />
);
