import type { SearchMeta } from '@puente/contract/query';
import { partsOf } from '../search/known-words.ts';
import type { Suggestion } from '../search/suggestion.ts';
import type { Reading, Said } from '../search/understanding.ts';

export interface Searched {
  keyword?: { $containsi: string } | undefined;
}

/** The keyword on the list's top level. */
export const textIn = ({ keyword }: Searched): string | undefined => keyword?.$containsi;

/** The conditions of a search after interpretation, and its metadata for the response. */
export type Search<Filters> = SearchMeta & { filters: Filters };

interface Ways<Filters> {
  understand: ((text: string) => Reading<Partial<Filters>>) | undefined;
  suggest: (text: string) => Promise<Suggestion | undefined> | undefined;
  /** Matches only the whole search. */
  isStrict: boolean;
  /** Allows similar results when nothing matches the whole text. */
  mayLeaveOut: boolean;
}

/** Each left-out word costs one more count. No words are left out of a longer search. */
const mostWords = 4;

/**
 * Interprets a search: extracts filters from its words, and searches for the rest. If there are no results, it tries
 * alternatives in order: all of it as words, then with a corrected typo. For a sort by relevance it also tries without
 * one filter or word, then with one word alone.
 */
export async function searchFor<Filters extends Searched>(
  given: Filters,
  { understand, suggest, isStrict, mayLeaveOut }: Ways<Filters>,
  countFor: (filters: Filters) => Promise<number>,
): Promise<Search<Filters>> {
  const text = textIn(given);
  if (text === undefined) return { filters: given };
  const reading = understand?.(text) ?? { said: [], words: text };
  // A filter that was chosen counts more than a word.
  const said = reading.said.filter(({ meaning }) =>
    Object.keys(meaning.filters).every((field) => !(field in given)),
  );
  const chosen = reading.said.filter((one) => !said.includes(one)).map(({ words }) => words);
  const words = [...chosen, reading.words].filter((word) => word !== '').join(' ');

  const whole = read(words, said);
  if (isStrict || (await countFor(whole.filters)) > 0) return whole;
  for await (const other of others()) if ((await countFor(other.filters)) > 0) return other;
  return whole;

  function read(
    left: string,
    kept: readonly Said<Partial<Filters>>[],
    meta: SearchMeta = {},
  ): Search<Filters> {
    const { keyword, ...rest } = given;
    const filters = Object.assign(
      {},
      ...kept.map(({ meaning }) => meaning.filters),
      rest,
      left === '' ? {} : { keyword: { ...keyword, $containsi: left } },
    ) as Filters;
    const understood = kept.map(({ words: typed, meaning }) => ({ words: typed, label: meaning.label }));
    return { filters, ...(understood.length > 0 && { understood }), ...meta };
  }

  async function* others(): AsyncGenerator<Search<Filters>> {
    if (said.length > 0 && words !== '') yield read(text ?? '', []);
    const meant = words === '' ? undefined : await suggest(words);
    if (meant?.isSure === true) yield read(meant.words, said, { instead: meant.words });
    if (!mayLeaveOut) return;
    // The condition that is said last is let go first.
    for (const dropped of said.toReversed())
      yield read(
        words,
        said.filter((one) => one !== dropped),
        { without: [dropped.words] },
      );
    const parts = partsOf(words).map(({ typed }) => typed);
    if (parts.length < 2) {
      if (said.length > 0) yield read('', said, { without: parts });
      if (said.length > 1) yield read(words, [], { without: said.map((one) => one.words) });
      return;
    }
    if (parts.length > mostWords) return;
    for (const kept of said.length === 0 ? [said] : [said, []]) {
      const letGo = said.filter((one) => !kept.includes(one)).map((one) => one.words);
      yield* await byCount(
        parts.map((part) => ({ left: parts.filter((other) => other !== part), without: [part] })),
      );
      yield* await byCount(
        parts.map((part) => ({ left: [part], without: parts.filter((other) => other !== part) })),
      );

      async function byCount(
        tried: readonly { left: string[]; without: string[] }[],
      ): Promise<Search<Filters>[]> {
        const counted = [];
        for (const { left, without } of tried) {
          const search = read(left.join(' '), kept, { without: [...letGo, ...without] });
          counted.push({ search, count: await countFor(search.filters) });
        }
        return counted.sort((one, other) => other.count - one.count).map(({ search }) => search);
      }
    }
  }
}

/** Interprets a search for a list that needs exact matches. */
export const readStrictly = <Filters extends Searched, Known extends object>(
  given: Filters,
  understand: (text: string) => Reading<Known>,
): Promise<Search<Filters & Known>> =>
  searchFor<Filters & Known>(
    given as Filters & Known,
    {
      understand,
      suggest: () => undefined,
      isStrict: true,
      mayLeaveOut: false,
    },
    () => Promise.resolve(0),
  );
