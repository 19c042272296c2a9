import { useEffect, useRef } from 'react';
import { collaborationQueries } from '@puente/client/collaborations';
import type { CollaborationDetail } from '@puente/contract/entities/collaboration';
import type { CollaborationId } from '@puente/contract/ids';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { entryInWords, isKnownEvent } from './collaboration-words.ts';

/** Milliseconds between two looks at what the others have done, while the page is visible. */
const lookAgainMs = 15_000;

/**
 * Loads a collaboration and keeps its page up to date: several people act on it. What another side has done is said, and the sections of
 * the page load again.
 */
export function useCollaboration(id: CollaborationId) {
  const queryClient = useQueryClient();
  const collaboration = useQuery({ ...collaborationQueries.one(id), refetchInterval: lookAgainMs });
  const { data } = collaboration;
  const known = useRef(data);
  useEffect(() => {
    const former = known.current;
    known.current = data;
    // An answer with the same content is the same object.
    if (former === undefined || data === undefined || former === data) return;
    const key = collaborationQueries.one(id).queryKey;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isSection(queryKey, key) });
    const news = newsOf(former, data);
    if (news !== undefined) showToast({ tone: 'info', message: `${news}.` });
  }, [data, id, queryClient]);
  return collaboration;
}

const isSection = (key: readonly unknown[], ofPage: readonly unknown[]): boolean =>
  key.length > ofPage.length && ofPage.every((part, index) => key[index] === part);

/** Sentence about the latest entry of another side. */
function newsOf(former: CollaborationDetail, { history, side }: CollaborationDetail): string | undefined {
  const entry = history
    .slice(former.history.length)
    .findLast((one) => isKnownEvent(one) && one.side !== side && one.side !== null);
  return entry && entryInWords(entry);
}
