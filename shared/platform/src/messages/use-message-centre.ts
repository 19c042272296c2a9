import { useState } from 'react';
import type { Message } from '@puente/contract/entities/message';
import type { MessageId, StudentId } from '@puente/contract/ids';
import { useMessages } from './use-messages.ts';
import { useReading } from './use-reading.ts';

export type MessageCentre = ReturnType<typeof useMessageCentre>;

/** The communication centre of a student (§2, §7): `<MessageList {...useMessageCentre(student)} />`. */
export function useMessageCentre(student: StudentId) {
  const centre = useMessages(student);
  const [openedId, setOpenedId] = useState<MessageId | null>(null);
  const opened = centre.messages.find(({ id }) => id === openedId) ?? null;
  const read = useReading(student, opened);

  return {
    ...centre,
    opened,
    onOpen: ({ id }: Pick<Message, 'id'>) => {
      const message = centre.messages.find((known) => known.id === id);
      if (message === undefined) return;
      setOpenedId(id);
      read(message);
    },
    onClose: () => setOpenedId(null),
  };
}
