import { degreeSubareas } from '@puente/contract/constants/degree-subareas';
import { learntIn, studyNicknames } from '@puente/contract/constants/study-nicknames';
import { fold } from '@puente/contract/text';

/** Words and phrases of similar meaning. */
export type SynonymGroup = readonly string[];

/** A word or phrase of a search, normalised (`plainWords`). */
export interface Part {
  typed: string;
  /** Exact synonyms: 'educacion infantil y primaria' for 'magisterio'. */
  same: readonly string[];
  /** Phrases of similar meaning. A row with these only comes after the others. */
  near: readonly string[];
}

/** Names with special characters, as the database's `plain_words` keeps them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+(?![\p{L}\p{N}])/gu, 'cplusplus'],
  [/(?<![\p{L}\p{N}])c#(?![\p{L}\p{N}])/gu, 'csharp'],
  [/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu, 'dotnet'],
  [/(?<![\p{L}\p{N}])node\.js(?![\p{L}\p{N}])/gu, 'nodejs'],
];

/** Normalises words for comparison, like the database's `plain_words`. */
export const plainWords = (text: string): string[] =>
  signs
    .reduce((plain, [sign, word]) => plain.replace(sign, word), fold(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Normalises a text to one phrase. */
export const phrase = (text: string): string => plainWords(text).join(' ');

/** Words that a search ignores. */
const silent = new Set(
  'a al algo algun alguna algunos ante como con contra cual de del desde donde e el ella en entre es esta este estoy la las lo los me mi mis muy ni no o para pero por que quiero se ser si sin sobre su sus te tu tus u un una unas uno unos y ya busco buscar hacer proyecto proyectos'.split(
    ' ',
  ),
);

/** Strips a plural -s and a final -e: 'ambientales' and 'ambiental', 'renovables' and 'renovable' become equal. */
const singular = (word: string): string => {
  const one = word.length > 4 ? word.replace(/s$/, '') : word;
  return one.length > 3 ? one.replace(/e$/, '') : one;
};

interface Term {
  words: readonly string[];
  same: readonly string[];
  near: readonly string[];
}

/** Subareas of a name: a subarea itself, the subareas of a degree, or else its own title. */
const subareasOf = (name: string): readonly string[] => degreeSubareas[name]?.is ?? [name];

/** All phrases that have synonyms, including the groups of this platform. */
function termsWith(groups: readonly SynonymGroup[]): Map<string, Term[]> {
  const said = new Map<string, { same: Set<string>; near: Set<string> }>();
  const say = (name: string, kind: 'same' | 'near', meant: readonly string[]): void => {
    const known = said.get(phrase(name)) ?? { same: new Set<string>(), near: new Set<string>() };
    said.set(phrase(name), known);
    for (const other of meant) if (phrase(other) !== phrase(name)) known[kind].add(phrase(other));
  };
  for (const [name, meant] of Object.entries(studyNicknames)) {
    say(name, 'same', meant.flatMap(subareasOf));
    say(
      name,
      'near',
      meant.flatMap((title) => degreeSubareas[title]?.near ?? []),
    );
  }
  for (const [title, { is = [], near = [] }] of Object.entries(degreeSubareas))
    if (is.length > 0) say(title, 'near', [...is, ...near]);
  for (const [name, subareas] of Object.entries(learntIn)) say(name, 'near', subareas);
  for (const group of groups) for (const term of group) say(term, 'near', group);
  const byFirstWord = new Map<string, Term[]>();
  for (const [name, { same, near }] of said) {
    const words = name.split(' ').map(singular);
    const first = words[0] ?? '';
    const term = { words, same: [...same], near: [...near].filter((other) => !same.has(other)) };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), term]);
  }
  return byFirstWord;
}

const startsWith = (words: readonly string[], term: readonly string[]): boolean =>
  term.every((word, index) => singular(words[index] ?? '') === word);

/**
 * Splits a search into words and phrases. The longest known phrase wins, and words like 'de' count only when there is
 * no other. Quoted text is one phrase without synonyms. The groups are read once, since they stay the same for many
 * searches.
 */
export function partsWith(groups: readonly SynonymGroup[]): (text: string) => Part[] {
  const byFirstWord = termsWith(groups);

  const read = (text: string): Part[] => {
    const words = plainWords(text);
    const parts: Part[] = [];
    for (let at = 0; at < words.length;) {
      const rest = words.slice(at);
      const found = (byFirstWord.get(singular(rest[0] ?? '')) ?? []).filter((term) =>
        startsWith(rest, term.words),
      );
      const length = Math.max(1, ...found.map((term) => term.words.length));
      const meant = found.filter((term) => term.words.length === length);
      parts.push({
        typed: rest.slice(0, length).join(' '),
        same: [...new Set(meant.flatMap(({ same }) => same))],
        near: [...new Set(meant.flatMap(({ near }) => near))],
      });
      at += length;
    }
    return parts;
  };

  return (text) => {
    const parts = text.split('"').flatMap((piece, index) => {
      if (index % 2 === 0) return read(piece);
      const typed = phrase(piece);
      return typed === '' ? [] : [{ typed, same: [], near: [] }];
    });
    const telling = parts.filter(({ typed }) => !silent.has(typed));
    return telling.length > 0 ? telling : parts;
  };
}
