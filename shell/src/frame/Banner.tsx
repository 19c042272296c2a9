import { bannerQueries } from '@puente/client/content';
import { useQuery } from '@puente/platform/query';
import { AwardsBanner } from './AwardsBanner.tsx';

/**
 * The banner of the awards call (specification §2). Whether there is a banner is asked once in a visit; if
 * the API cannot say, there is none.
 */
export function Banner() {
  const { data } = useQuery({ ...bannerQueries.current(), retry: false });
  return data?.active && <AwardsBanner banner={data} />;
}
