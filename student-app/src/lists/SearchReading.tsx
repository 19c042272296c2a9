import type { RefObject } from 'react';
import type { SearchMeta } from '@puente/contract/query';
import { Link } from '@puente/design-system/link';
import { wordsAsText } from './words-as-text.ts';

interface SearchReadingProps {
  /** The keyword as it was typed. */
  q: string;
  meta: SearchMeta;
  /** The address of a search for other words; all else that is chosen stays. */
  hrefOf: (q: string) => string;
  results: RefObject<HTMLElement | null>;
}

const quoted = new Intl.ListFormat('es');

/** Tells of a keyword that was not looked for just as it was typed: the slip in it, the words taken for filters, and those left out. */
export function SearchReading({ q, meta, hrefOf, results }: SearchReadingProps) {
  const { suggestion, instead, without = [], understood = [] } = meta;
  // The link goes with the search that it changes, and reading goes on at the results.
  const link = (words: string, children: string) => (
    <Link href={hrefOf(words)} onClick={() => results.current?.focus({ preventScroll: true })}>
      {children}
    </Link>
  );
  const typed = understood.map(({ words }) => `«${words}»`);
  return (
    <>
      {instead !== undefined && <>. Con lo que has escrito no hay nada: mostramos «{instead}»</>}
      {without.length > 0 && (
        <>. Con todo no hay nada: buscamos sin {quoted.format(without.map((words) => `«${words}»`))}</>
      )}
      {understood.length > 0 && (
        <>
          .{' '}
          {link(
            understood.reduce((text, { words }) => wordsAsText(text, words), q),
            `Buscar ${quoted.format(typed)} como texto`,
          )}
        </>
      )}
      {suggestion !== undefined && <>. ¿Quisiste decir {link(suggestion, `«${suggestion}»`)}?</>}
    </>
  );
}
