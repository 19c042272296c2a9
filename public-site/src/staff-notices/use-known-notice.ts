import { audienceNoticeQueries } from '@puente/client/audience-notices';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { useQueryClient } from '@puente/platform/query';

/** Returns a function that shows the notice of a response, and marks lists and counts as outdated. */
export function useKnownNotice(): (notice: AudienceNotice) => Promise<void> {
  const queryClient = useQueryClient();
  return async (notice) => {
    const { queryKey } = audienceNoticeQueries.one(notice.id);
    // A look that is on its way would bring the state before.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, notice);
    await queryClient.invalidateQueries({ queryKey: audienceNoticeQueries.key, refetchType: 'none' });
  };
}
