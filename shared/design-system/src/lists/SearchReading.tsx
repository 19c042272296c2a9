import type { RefObject } from 'react';
import { Link } from '../link/index.ts';

/** The reading of a keyword, as the answer of a list tells it. */
export interface KeywordReading {
  /** Other words that find more. */
  suggestion?: string | undefined;
  /** Words that were taken for filters, each with the name of its filter: 'desde casa', 'Remoto'. */
  understood?: readonly { words: string; label: string }[] | undefined;
  /** Words that were looked for, since those that were typed find nothing. */
  instead?: string | undefined;
  /** Words that were left out, since nothing is found with all of them. */
  without?: readonly string[] | undefined;
}

export interface SearchReadingProps {
  /** The keyword as it was typed. */
  q: string;
  reading: KeywordReading;
  /** The address of a search for other words; all else that is chosen stays. */
  hrefOf: (q: string) => string;
  results: RefObject<HTMLElement | null>;
}

/** Puts some words of a keyword in quotes, so that they are searched literally and not taken as a filter. */
const wordsAsText = (q: string, words: string): string => q.replace(words, `"${words}"`);

/** A keyword without some of its words. */
const withoutWords = (q: string, words: string): string => q.replace(words, '').replace(/\s+/g, ' ').trim();

/** The words that were taken for filters, as filters that can be let go: `lookFor` gets the keyword without them. */
export const understoodChips = (
  q: string,
  { understood = [] }: KeywordReading,
  lookFor: (q: string) => void,
) => understood.map(({ words, label }) => ({ label, onRemove: () => lookFor(withoutWords(q, words)) }));

const quoted = new Intl.ListFormat('es');

/** Tells of a keyword that was not looked for just as it was typed: the slip in it, the words taken for filters, and those left out. */
export function SearchReading({ q, reading, ...way }: SearchReadingProps) {
  const { suggestion, instead, without = [], understood = [] } = reading;
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

/** Link to a search for other words. The link disappears with the current search, so the focus moves to the results. */
const OtherWords = ({ words, hrefOf, results, children }: OtherWordsProps) => (
  <Link href={hrefOf(words)} onClick={() => results.current?.focus({ preventScroll: true })}>
    {children}
  </Link>
);
