import { degreeSubareas } from '@puente/contract/constants/degree-subareas';
import { learntIn, studyNicknames } from '@puente/contract/constants/study-nicknames';
import { fold } from '@puente/contract/text';

/** Words and phrases that mean nearly the same. */
export type SynonymGroup = readonly string[];

/** A word or phrase of a search, in plain words (`plainWords`). */
export interface Part {
  typed: string;
  /** Phrases that mean just the same: 'educacion infantil y primaria' for 'magisterio'. */
  same: readonly string[];
  /** Phrases that mean something near to it. A row that has none but these comes after the others. */
  near: readonly string[];
}

/** Names that are written with signs, as `plain_words` of the database keeps them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+(?![\p{L}\p{N}])/gu, 'cplusplus'],
  [/(?<![\p{L}\p{N}])c#(?![\p{L}\p{N}])/gu, 'csharp'],
  [/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu, 'dotnet'],
  [/(?<![\p{L}\p{N}])node\.js(?![\p{L}\p{N}])/gu, 'nodejs'],
];

/** Words as people compare them, like `plain_words` of the database. */
export const plainWords = (text: string): string[] =>
  signs
    .reduce((plain, [sign, word]) => plain.replace(sign, word), fold(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The same as one phrase. */
export const phrase = (text: string): string => plainWords(text).join(' ');

/** Words that say nothing of what is looked for. */
const silent = new Set(
  'a al algo algun alguna algunos ante como con contra cual de del desde donde e el ella en entre es esta este estoy la las lo los me mi mis muy ni no o para pero por que quiero se ser si sin sobre su sus te tu tus u un una unas uno unos y ya busco buscar hacer proyecto proyectos'.split(
    ' ',
  ),
);

/** A word without its plural, and without the e before it: 'ambientales' and 'ambiental', 'renovables' and 'renovable' are one word here. */
const singular = (word: string): string => {
  const one = word.length > 4 ? word.replace(/s$/, '') : word;
  return one.length > 3 ? one.replace(/e$/, '') : one;
};

interface Term {
  words: readonly string[];
  same: readonly string[];
  near: readonly string[];
}

/** A subarea as it is, a degree as the subareas that it is, and else its own title. */
const subareasOf = (name: string): readonly string[] => degreeSubareas[name]?.is ?? [name];

/** Everything that a search may say in other words, with the groups of this platform. */
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
 * Reads the words and phrases of a search: the longest phrase that means something counts, and words like 'de' count only when
 * there is no other. What stands in quotes is one phrase, and means nothing else. The groups are read once, since they stay the same
 * for many searches.
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
