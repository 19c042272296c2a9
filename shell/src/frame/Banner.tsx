import { lazy, Suspense } from 'react';
import { bannerQueries } from '@puente/client/content';
import { useQuery } from '@puente/platform/query';
import { useIdle } from './idle.ts';

// A chunk that does not arrive is no reason to break the page: then there is no banner.
const AwardsBanner = lazy(() =>
  import(/* webpackChunkName: "awardsBanner" */ './AwardsBanner.tsx').catch(() => ({ default: () => null })),
);

/**
 * The banner of the awards call (specification §2). Whether there is one is asked once, when the page is there and the
 * browser has nothing else to do; its code is loaded only on its days. If the API cannot say, there is none.
 */
export function Banner({ busy }: { busy: boolean }) {
  const enabled = useIdle(!busy);
  const { data } = useQuery({ ...bannerQueries.current(), enabled, retry: false });
  return <Suspense fallback={null}>{data?.active && <AwardsBanner banner={data} />}</Suspense>;
}
