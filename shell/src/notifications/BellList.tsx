import type { StudentId } from '@puente/contract/ids';
import { MessageList } from '@puente/design-system/message-list';
import { useMessageCentre } from '@puente/platform/messages';

/** Messages in the bell's panel, loaded when it opens. */
export const BellList = ({ student }: { student: StudentId }) => (
  <MessageList {...useMessageCentre(student)} />
);
