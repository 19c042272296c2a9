import { bannerQueries } from '@puente/client/content';
import { useQuery } from '@puente/platform/query';
import { AwardsBanner } from './AwardsBanner.tsx';

/** Banner of the awards call (specification §2). It is fetched once per visit; a failure shows no banner. */
export function Banner() {
  const { data } = useQuery({ ...bannerQueries.current(), retry: false });
  return data?.active && <AwardsBanner banner={data} />;
}
