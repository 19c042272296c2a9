import { useEffect, useRef } from 'react';
import { ApiError } from '@puente/client/api-error';
import { collaborationQueries } from '@puente/client/collaborations';
import type { CollaborationDetail } from '@puente/contract/entities/collaboration';
import type { CollaborationId } from '@puente/contract/ids';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { entryInWords, isKnownEvent } from './collaboration-words.ts';

/** Milliseconds between two looks at what the others have done. */
const lookAgainMs = 15_000;

/** Options of a query that looks again while the page is visible, until its reader no longer takes part. */
export const lookAgain = {
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }): number | false =>
    error instanceof ApiError && lost.has(error.code) ? false : lookAgainMs,
};
const lost: ReadonlySet<string> = new Set(['NotFound', 'Forbidden', 'Unauthorized']);

/**
 * Loads a collaboration and keeps its page up to date: several people act on it. What somebody else has done is said, and the sections of
 * the page load again. Hours and comments change nothing of it, so these sections look again themselves.
 */
export function useCollaboration(id: CollaborationId) {
  const queryClient = useQueryClient();
  const user = useUser();
  const reader = `${user?.name ?? ''} ${user?.surname ?? ''}`.trim();
  const collaboration = useQuery({ ...collaborationQueries.one(id), ...lookAgain });
  const { data } = collaboration;
  const known = useRef(data);
  useEffect(() => {
    const former = known.current;
    known.current = data;
    // An answer with the same content is the same object.
    if (former === undefined || data === undefined || former === data) return;
    const key = collaborationQueries.one(id).queryKey;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isSection(queryKey, key) });
    const news = newsOf(former, data, reader);
    if (news !== undefined) showToast({ tone: 'info', message: `${news}.` });
  }, [data, id, queryClient, reader]);
  return collaboration;
}

const isSection = (key: readonly unknown[], ofPage: readonly unknown[]): boolean =>
  key.length > ofPage.length && ofPage.every((part, index) => key[index] === part);

/** Sentence about the latest entry of somebody else. Two sides may have people of one name. */
function newsOf(
  former: CollaborationDetail,
  { history, side }: CollaborationDetail,
  reader: string,
): string | undefined {
  const entry = history
    .slice(former.history.length)
    .findLast((one) => isKnownEvent(one) && (one.side !== side || one.name !== reader));
  return entry && entryInWords(entry);
}
