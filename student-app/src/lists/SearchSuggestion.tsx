import type { RefObject } from 'react';
import { Link } from '@puente/design-system/link';

interface SearchSuggestionProps {
  /** What the API takes the keyword for. */
  words: string;
  /** The search with these words; all else that is chosen stays. */
  href: string;
  results: RefObject<HTMLElement | null>;
}

/** What was meant by a keyword with a slip in it. */
export function SearchSuggestion({ words, href, results }: SearchSuggestionProps) {
  return (
    <>
      ¿Quisiste decir {/* The link goes with the search that it mends, and reading goes on at the results. */}
      <Link href={href} onClick={() => results.current?.focus({ preventScroll: true })}>
        «{words}»
      </Link>
      ?
    </>
  );
}
