import { awardQueries } from '@puente/client/awards';
import { bannerQueries } from '@puente/client/banners';
import { campaignQueries } from '@puente/client/content';
import type { QueryClient } from '@puente/platform/query';
import { tabOf } from './campaign-tab.ts';

/** Requests what the section at an address shows. */
export function prefetchPlans(queryClient: QueryClient, address: URLSearchParams): void {
  const tab = tabOf(address);
  if (tab === 'banners') void queryClient.prefetchQuery(bannerQueries.all());
  if (tab === 'campaigns' || tab === 'programs') void queryClient.prefetchQuery(campaignQueries.list());
  if (tab === 'awards') void queryClient.prefetchQuery(awardQueries.editions());
  if (tab === 'programs') void queryClient.prefetchQuery(campaignQueries.programs());
}
