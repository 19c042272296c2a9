import { contactMessageQueries } from '@puente/client/contact-queue';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import type { ContactMessageId } from '@puente/contract/ids';
import { useMutation, useQueryClient } from '@puente/platform/query';

interface Options {
  /** Called before the page shows the new thread. */
  onDone?: (thread: ContactThread) => void;
  onFailed?: (error: Error) => void;
}

/** A change of a message. Afterwards the page shows the new thread; after a failure, the current one. */
export function useThreadChange<Asked>(
  id: ContactMessageId,
  change: (asked: Asked) => Promise<ContactThread>,
  { onDone, onFailed }: Options = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (thread) => {
      onDone?.(thread);
      queries.setQueryData(contactMessageQueries.thread(id).queryKey, thread);
      await queries.invalidateQueries({ queryKey: contactMessageQueries.key, refetchType: 'active' });
    },
    onError: async (error) => {
      onFailed?.(error);
      // A colleague may have been faster.
      await queries.invalidateQueries({ queryKey: contactMessageQueries.thread(id).queryKey });
    },
  });
}
