import type { RefObject } from 'react';
import { Link } from '@puente/design-system/link';
import type { Search } from '@puente/platform/lists';
import { projectSearch } from './search.ts';

interface SearchSuggestionProps {
  search: Search;
  /** What the API takes the keyword for. */
  words: string;
  results: RefObject<HTMLElement | null>;
}

/** What was meant by a keyword with a slip in it; all else that is chosen stays. */
export function SearchSuggestion({ search, words, results }: SearchSuggestionProps) {
  const address = projectSearch.write(projectSearch.choose(search, 'q', [words]));
  return (
    <>
      ¿Quisiste decir {/* The link goes with the search that it mends, and reading goes on at the results. */}
      <Link href={`/projects?${address}`} onClick={() => results.current?.focus({ preventScroll: true })}>
        «{words}»
      </Link>
      ?
    </>
  );
}
