import { phrase } from './parts.ts';

/** A filter that searches express in words. */
export interface Meaning<Filters> {
  /** Phrases for it, normalised. Each phrase belongs to one meaning of a list. */
  phrases: readonly string[];
  /** Label of the filter on a page: 'Remoto'. */
  label: string;
  /** One field of the list's filters. */
  filters: Filters;
}

export interface Said<Filters> {
  /** The words as typed. */
  words: string;
  meaning: Meaning<Filters>;
}

/** A search as filters and the remaining words. */
export interface Reading<Filters> {
  said: readonly Said<Filters>[];
  words: string;
}

const fieldOf = ({ filters }: Meaning<object>): string => Object.keys(filters)[0] ?? '';

/**
 * Extracts filters from a search, the longest phrase first, and at most one per field. Quoted text is searched
 * literally, so `"remoto"` is a word again.
 */
export function understandingOf<Filters extends object>(
  meanings: readonly Meaning<Filters>[],
): (text: string) => Reading<Filters> {
  const byPhrase = new Map(meanings.flatMap((meaning) => meaning.phrases.map((phrase) => [phrase, meaning])));
  const longest = Math.max(0, ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

  return (text) => {
    const tokens = text.match(/"[^"]*"?|[^\s"]+/g) ?? [];
    const said: Said<Filters>[] = [];
    const words: string[] = [];
    for (let at = 0; at < tokens.length;) {
      const found = phraseAt(tokens, at, said);
      if (found) said.push(found.said);
      else words.push(tokens[at] ?? '');
      at += found?.length ?? 1;
    }
    return { said, words: words.join(' ') };
  };

  function phraseAt(
    tokens: readonly string[],
    at: number,
    said: readonly Said<Filters>[],
  ): { said: Said<Filters>; length: number } | undefined {
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const written = tokens.slice(at, at + length);
      if (written.some((token) => token.startsWith('"'))) continue;
      const meaning = byPhrase.get(phrase(written.join(' ')));
      if (meaning && !said.some((other) => fieldOf(other.meaning) === fieldOf(meaning)))
        return { said: { words: written.join(' '), meaning }, length };
    }
    return undefined;
  }
}
