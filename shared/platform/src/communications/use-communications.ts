import { useState } from 'react';
import type { NotificationMessage } from '@puente/contract/entities/notification';
import { useMessages } from './use-messages.ts';
import { useReading } from './use-reading.ts';

export type Communications = ReturnType<typeof useCommunications>;

/** The communication centre of a student (§2, §7): `<MessageList {...useCommunications(student)} />`. */
export function useCommunications(student: number) {
  const centre = useMessages(student);
  const [openedId, setOpenedId] = useState<number | null>(null);
  const opened = centre.messages.find(({ id }) => id === openedId) ?? null;
  const read = useReading(student, opened);

  return {
    ...centre,
    opened,
    onOpen: ({ id }: Pick<NotificationMessage, 'id'>) => {
      const message = centre.messages.find((known) => known.id === id);
      if (message === undefined) return;
      setOpenedId(id);
      read(message);
    },
    onClose: () => setOpenedId(null),
  };
}
