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
export function SearchReading({ q, meta, ...way }: SearchReadingProps) {
  const { suggestion, instead, without = [], understood = [] } = meta;
  const typed = understood.map(({ words }) => `«${words}»`);
  const asText = understood.reduce((text, { words }) => wordsAsText(text, words), q);
  return (
    <>
      {instead !== undefined && <span>{`. Con lo que has escrito no hay nada: mostramos «${instead}»`}</span>}
      {without.length > 0 && (
        <span>{`. Con todo no hay nada: buscamos sin ${quoted.format(without.map((words) => `«${words}»`))}`}</span>
      )}
      {understood.length > 0 && (
        <span>
          .{' '}
          <OtherWords words={asText} {...way}>
            {`Buscar ${quoted.format(typed)} como texto`}
          </OtherWords>
        </span>
      )}
      {suggestion !== undefined && (
        <span>
          . ¿Quisiste decir{' '}
          <OtherWords words={suggestion} {...way}>
            {`«${suggestion}»`}
          </OtherWords>
          ?
        </span>
      )}
    </>
  );
}

interface OtherWordsProps extends Pick<SearchReadingProps, 'hrefOf' | 'results'> {
  words: string;
  children: string;
}

/** The link goes with the search that it changes, and reading goes on at the results. */
const OtherWords = ({ words, hrefOf, results, children }: OtherWordsProps) => (
  <Link href={hrefOf(words)} onClick={() => results.current?.focus({ preventScroll: true })}>
    {children}
  </Link>
);
