import { useEffect, useRef } from 'react';
import { messageOf } from '@puente/client/api-error';
import * as messageQueries from '@puente/client/message-queries';
import { markMessage } from '@puente/client/messages';
import type { Message } from '@puente/contract/entities/message';
import type { StudentId } from '@puente/contract/ids';
import { type QueryClient, useMutation, useQueryClient } from '../query/index.ts';
import { showToast } from '../ui/index.ts';

const mutationKey = [...messageQueries.key, 'mark'];

/**
 * Marks messages as read, with an optimistic update of every list and the count, which is rolled back on failure. The failure is shown when
 * no message is open, because a toast behind a dialog is inert.
 */
export function useReading(student: StudentId, opened: Message | null) {
  const queryClient = useQueryClient();
  const isOpen = useRef(false);
  const untold = useRef<(() => void)[]>([]);
  // Several quick clicks come before the list is rendered again.
  const marking = useRef(new Set<number>());

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the count is reloaded when all are done. Without a network they fail at
    // once.
    scope: { id: 'messages' },
    networkMode: 'always',
    mutationFn: ({ id }: Message) => markMessage(id),
    onMutate: (message) => {
      // A count already on its way would be outdated.
      void queryClient.cancelQueries({ queryKey: messageQueries.unread(student).queryKey });
      showRead(queryClient, student, message.id, true);
    },
    onError: (error, message) => {
      showRead(queryClient, student, message.id, false);
      const tell = () => showToast(failureOf(message, error, () => read(message)));
      if (isOpen.current) untold.current.push(tell);
      else tell();
    },
    onSuccess: (_, { id }) => {
      // A list already on its way may bring the state before this change.
      showInLists(queryClient, student, id, true);
      // The order is another now: it applies to the next visit, not under the reader's eyes.
      return queryClient.invalidateQueries({
        queryKey: messageQueries.lists(student),
        refetchType: 'none',
      });
    },
    onSettled: (_data, _error, { id }) => {
      marking.current.delete(id);
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: messageQueries.unread(student).queryKey });
    },
  });

  useEffect(() => {
    isOpen.current = opened !== null;
    if (opened === null) for (const tell of untold.current.splice(0)) tell();
  }, [opened]);

  // The message may go with its page.
  useEffect(() => () => void (isOpen.current = false), []);

  function read(message: Message) {
    if (message.isRead || marking.current.has(message.id)) return;
    marking.current.add(message.id);
    mutate(message);
  }
  return read;
}

const failureOf = ({ notification_subject }: Message, error: unknown, again: () => void) => ({
  tone: 'danger' as const,
  message: `No hemos podido marcar «${notification_subject}» como leída. ${messageOf(error)}`,
  action: { label: 'Reintentar', onPress: again },
});

function showRead(queryClient: QueryClient, student: StudentId, id: number, isRead: boolean): void {
  showInLists(queryClient, student, id, isRead);
  queryClient.setQueryData(messageQueries.unread(student).queryKey, (count) =>
    count === undefined ? undefined : Math.max(0, count + (isRead ? -1 : 1)),
  );
}

function showInLists(queryClient: QueryClient, student: StudentId, id: number, isRead: boolean): void {
  queryClient.setQueriesData<{ messages: Message[]; total: number }>(
    { queryKey: messageQueries.lists(student) },
    (list) =>
      list && {
        ...list,
        messages: list.messages.map((message) => (message.id === id ? { ...message, isRead } : message)),
      },
  );
}
