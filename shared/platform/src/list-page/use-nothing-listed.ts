import type { ListCall } from '../lists/list-call.ts';
import type { ListSearch, Search } from '../lists/list-search.ts';
import { useQuery } from '../query/index.ts';
import type { ListControls } from './use-list-search.ts';

interface Totals {
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
  /** Returns the number of results of another search. */
  totalOf: (search: Search) => Promise<number>;
  /** '34 recursos'. */
  count: (total: number) => string;
}

/**
 * Returns the properties of `NothingListed` in the design system. It suggests filters to drop, the one with the most results first.
 */
export function useNothingListed<Call extends ListCall, Name extends string>(
  list: ListSearch<Call, Name>,
  { search, isNarrowed, go, clear, pageHref }: ListControls<never>,
  { total, totalOf, count }: Totals,
) {
  const { data = [] } = useQuery({
    queryKey: [list.call, 'ways out', list.write(search).toString()],
    queryFn: async () => {
      const ways = await Promise.all(
        list.narrowings(search).map(async (part) => ({ ...part, total: await totalOf(part.without) })),
      );
      return ways.filter((way) => way.total > 0).sort((one, other) => other.total - one.total);
    },
    enabled: total === 0 && isNarrowed,
  });
  return {
    total,
    isNarrowed,
    first: pageHref(1),
    ways: data.map((way) => ({
      label: way.label,
      gives: count(way.total),
      onTake: () => go(way.without),
    })),
    onAll: clear,
  };
}
