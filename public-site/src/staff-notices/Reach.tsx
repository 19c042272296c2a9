import { audienceNoticeQueries } from '@puente/client/audience-notices';
import type { NoticeKind } from '@puente/contract/constants/message-kinds';
import type { NoticeAudience } from '@puente/contract/entities/audience-notice';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { stateOf, useQuery } from '@puente/platform/query';
import { leftOutWords, reachWords } from './notice-words.ts';

interface ReachProps {
  kind: NoticeKind;
  audience: NoticeAudience;
}

/** Number of students whom the notice of the form would reach now, announced when it changes. */
export function Reach({ kind, audience }: ReachProps) {
  const reach = useQuery(audienceNoticeQueries.reach(kind, audience));
  return (
    <div role="status" aria-busy={reach.isPlaceholderData || undefined}>
      <QueryState
        query={stateOf(reach)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido contar a quién llega"
      >
        {(counts) => (
          <Notice tone={counts.told === 0 ? 'warning' : 'info'} title={reachWords(counts)}>
            {leftOutWords(counts).join(' ')}
          </Notice>
        )}
      </QueryState>
    </div>
  );
}
