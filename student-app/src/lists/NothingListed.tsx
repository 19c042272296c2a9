import type { ReactNode } from 'react';
import { NothingFound, PageGone } from '@puente/design-system/lists';
import {
  type ListCall,
  type ListControls,
  type ListSearch,
  type Search,
  useWaysOut,
} from '@puente/platform/lists';

interface NothingListedProps<Call extends ListCall, Name extends string> {
  /** Definition of the list. */
  declared: ListSearch<Call, Name>;
  controls: Pick<ListControls<never>, 'search' | 'go' | 'clear' | 'pageHref'>;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
  /** Returns the number of records of another search. */
  totalOf: (search: Search) => Promise<number>;
  words: {
    /** '34 recursos'. */
    count: (total: number) => string;
    /** 'Ningún recurso encaja con tu búsqueda'. */
    none: string;
    advice: string;
    /** 'Ver todos los recursos'. */
    all: string;
  };
  /** Content when the list is empty without any filter. */
  children: ReactNode;
}

/** Content instead of an empty list: no records at all, none for this search, or none on this page. */
export function NothingListed<Call extends ListCall, Name extends string>({
  declared,
  controls: { search, go, clear, pageHref },
  total,
  totalOf,
  words,
  children,
}: NothingListedProps<Call, Name>) {
  const isNarrowed = declared.isNarrowed(search);
  const ways = useWaysOut(declared, search, { enabled: total === 0 && isNarrowed, total: totalOf });

  if (total > 0) return <PageGone first={pageHref(1)} />;
  if (!isNarrowed) return children;
  return (
    <NothingFound
      title={words.none}
      ways={ways.map(({ label, without, total: found }) => ({
        label,
        gives: words.count(found),
        onTake: () => go(without),
      }))}
      advice={words.advice}
      allLabel={words.all}
      onAll={clear}
    />
  );
}
