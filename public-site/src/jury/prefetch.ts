import { awardQueries } from '@puente/client/awards';
import type { QueryClient } from '@puente/platform/query';

export const prefetchJuries = (queryClient: QueryClient) => queryClient.prefetchQuery(awardQueries.juries());
