import { useState } from 'react';
import * as messageQueries from '@puente/client/message-queries';
import type { Message } from '@puente/contract/entities/message';
import type { StudentId } from '@puente/contract/ids';
import { messageSteps } from '@puente/contract/paging';
import { useQuery } from '../query/index.ts';

const { initial, step } = messageSteps;

/**
 * A student's messages in the order in which they were first shown (§2: unread first, then newest first). Messages that are read keep their
 * place, and later ones are appended; the next visit starts over. The query logs failures (§8), and only the list shows them, with a retry.
 */
export function useMessages(student: StudentId) {
  const [wanted, setWanted] = useState<number>(initial);
  const [seen, setSeen] = useState<{ from?: Answer; messages: readonly Message[] }>({
    messages: [],
  });
  const [retrying, setRetrying] = useState(false);
  const list = useQuery(messageQueries.list(student, wanted));
  const { error, isFetching } = list;

  // Messages of an earlier visit are not shown while they are reloaded: their order would change under the
  // reader.
  const answer = !list.isPlaceholderData && (list.isFetchedAfterMount || !isFetching) ? list.data : undefined;
  if (answer !== undefined && answer !== seen.from)
    setSeen({ from: answer, messages: merged(seen.messages, answer.messages) });

  const messages = seen.messages.slice(0, wanted);
  const total = seen.from?.total ?? 0;
  const failed = error !== null && !isFetching;

  function again() {
    setRetrying(true);
    void list.refetch().then(() => setRetrying(false));
  }

  return {
    messages,
    state: stateOf(seen.from !== undefined, failed || retrying),
    hasOlder: messages.length < total,
    older: olderOf(messages.length < Math.min(wanted, total), failed),
    onOlder: () => (failed ? again() : setWanted(messages.length + step)),
    retrying,
    onRetry: again,
  };
}

type Progress<Done extends string> = Done | 'failed' | 'loading';

const stateOf = (there: boolean, failed: boolean): Progress<'ready'> =>
  there ? 'ready' : failed ? 'failed' : 'loading';
const olderOf = (missing: boolean, failed: boolean): Progress<'idle'> =>
  !missing ? 'idle' : failed ? 'failed' : 'loading';

interface Answer {
  messages: readonly Message[];
  total: number;
}

/** Merges responses: known messages keep their place with updated fields, and new ones follow. */
function merged(known: readonly Message[], answered: readonly Message[]): readonly Message[] {
  const current = new Map(answered.map((message) => [message.id, message]));
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...known.map((message) => current.get(message.id) ?? message),
    ...answered.filter(({ id }) => !ids.has(id)),
  ];
}
