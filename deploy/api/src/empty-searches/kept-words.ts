import { limits } from '@puente/contract/limits';
import { fold } from '@puente/contract/text';

const { length, words: mostWords } = limits.emptySearches;
const shortest = 3;

/** Mail and web addresses, phone numbers, numbers of identity cards. */
const personal = /[@/\\]|\d{3}|\d[\s.-]\d|www\./;

/** Words, among them 'c++', 'c#', 'node.js' and 'e-learning'. */
const word = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*[+#]{0,2}/gu;

/**
 * Normalises the words of an empty search; undefined for words that are not counted. A name cannot be told from other
 * words, so staff only see what several visitors searched for.
 */
export function keptWords(text: string): string | undefined {
  const folded = fold(text);
  if (personal.test(folded)) return undefined;
  const words = folded.match(word) ?? [];
  const kept = words.join(' ');
  const isKept = kept.length >= shortest && kept.length <= length && words.length <= mostWords;
  return isKept ? kept : undefined;
}
