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

const startsWith = (words: readonly string[], term: readonly string[]): boolean =>
  term.length > 0 && term.every((word, index) => singular(words[index] ?? '') === singular(word));

/**
 * What was typed, with everything that means the same beside each word or phrase that a group has:
 * 'informática y agua' becomes 'informatica | computacion & y & agua'. The longest phrase counts.
 */
export function expanded(text: string, groups: readonly SynonymGroup[]): string {
  const terms = groups
    .flatMap((group) => group.map((term) => ({ words: wordsOf(term), group })))
    .sort((one, other) => other.words.length - one.words.length);
  const words = wordsOf(text);
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const found = terms.filter((term) => startsWith(rest, term.words));
    const length = found[0]?.words.length ?? 1;
    const typed = rest.slice(0, length).join(' ');
    const same = found.filter((term) => term.words.length === length).flatMap(({ group }) => group);
    parts.push([...new Set([typed, ...same.map((term) => wordsOf(term).join(' '))])].join(' | '));
    at += length;
  }
  return parts.join(' & ');
}
