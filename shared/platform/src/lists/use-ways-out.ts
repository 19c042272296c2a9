import { useQuery } from '../query/index.ts';
import type { ListCall } from './list-call.ts';
import type { ListSearch, Narrowing, Search } from './list-search.ts';

/** A filter to drop, and the number of results without it. */
export interface WayOut extends Narrowing {
  total: number;
}

/**
 * Suggests filters to drop from a search without results, the one with the most results first.
 * @param total returns the number of results of another search
 */
export function useWaysOut<Call extends ListCall, Name extends string>(
  list: ListSearch<Call, Name>,
  search: Search,
  { enabled, total }: { enabled: boolean; total: (search: Search) => Promise<number> },
): readonly WayOut[] {
  const { data } = useQuery({
    queryKey: [list.call, 'ways out', list.write(search).toString()],
    queryFn: async () => {
      const ways = await Promise.all(
        list.narrowings(search).map(async (part) => ({ ...part, total: await total(part.without) })),
      );
      return ways.filter((way) => way.total > 0).sort((one, other) => other.total - one.total);
    },
    enabled,
  });
  return data ?? [];
}
