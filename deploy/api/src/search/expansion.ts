import { fold } from '@puente/contract/text';

/** Words and phrases that mean the same. */
export type SynonymGroup = readonly string[];

/** '&' and '|' have a meaning of their own in what `search_query` of the database reads. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** 'ambientales' and 'ambiental' are one word here; the database compares stems afterwards. */
const singular = (word: string): string => (word.length > 4 ? word.replace(/e?s$/, '') : word);

interface Term {
  words: readonly string[];
  group: SynonymGroup;
}

const startsWith = (words: readonly string[], term: readonly string[]): boolean =>
  term.every((word, index) => singular(words[index] ?? '') === word);

/**
 * Writes what was typed, with everything that means the same beside each word or phrase that a group has:
 * 'informática y agua' becomes 'informatica | computacion & y & agua'. The longest phrase counts. The groups are read
 * once, since they stay the same for many searches.
 */
export function expansion(groups: readonly SynonymGroup[]): (text: string) => string {
  const byFirstWord = new Map<string, Term[]>();
  for (const group of groups.map((terms) => terms.map((term) => wordsOf(term).join(' ')))) {
    for (const term of group) {
      const words = term.split(' ').map(singular);
      const first = words[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, group }]);
    }
  }

  return (text) => {
    const words = wordsOf(text);
    const parts: string[] = [];
    for (let at = 0; at < words.length;) {
      const rest = words.slice(at);
      const found = (byFirstWord.get(singular(rest[0] ?? '')) ?? []).filter((term) =>
        startsWith(rest, term.words),
      );
      const length = Math.max(1, ...found.map((term) => term.words.length));
      const same = found.filter((term) => term.words.length === length).flatMap(({ group }) => group);
      parts.push([...new Set([rest.slice(0, length).join(' '), ...same])].join(' | '));
      at += length;
    }
    return parts.join(' & ');
  };
}
