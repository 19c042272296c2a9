import type { FacetOf, ListCall, WhereOf } from './list-call.ts';

/** One filter of a list: what the address may say, how it reads, and what the API is asked. */
export interface ListFilter<Call extends ListCall> {
  /** Its name on the page: 'Modalidad'. */
  label: string;
  isKeyword: boolean;
  /** What can be chosen, in the order of the page; null when only the API knows it. */
  values: readonly string[] | null;
  /** What was asked for and can be chosen, each once, in one order. */
  clean: (asked: readonly string[], known?: readonly string[]) => readonly string[];
  /** A value as the page writes it: 'Remoto' for `remote`. */
  wordsOf: (value: string) => string;
  /** The condition of a choice; null for a choice that asks for nothing. */
  where: (chosen: readonly string[]) => WhereOf<Call> | null;
  /** The facet of the call that counts its options. */
  facet: FacetOf<Call> | null;
}

/** Letters that the API reads of a keyword (`limits.query.text`, which is too heavy for the entry of an app). */
export const longestKeyword = 200;

/** A keyword as it is searched for: the spaces around it and beyond the API's limit say nothing. */
const cleanKeyword = (text: string): string => text.trim().slice(0, longestKeyword).trim();

interface Labelled<Call extends ListCall> {
  label: string;
  facet?: FacetOf<Call>;
}

interface Closed<Call extends ListCall, Value extends string> extends Labelled<Call> {
  values: readonly Value[];
  words?: Readonly<Record<Value, string>>;
}

/** The kinds of filter that a list of this call is made of. */
export const filterKinds = <Call extends ListCall>() => ({
  /** Words that are typed: `?q=agua`. */
  keyword: (rules: { label: string; where: (text: string) => WhereOf<Call> }): ListFilter<Call> => ({
    label: rules.label,
    isKeyword: true,
    values: null,
    clean: ([text = '']) => [cleanKeyword(text)].filter((word) => word !== ''),
    wordsOf: (text) => `«${text}»`,
    where: ([text = '']) => rules.where(text),
    facet: null,
  }),

  /** One of these: `?province=Lugo`. The values are their own words, unless `words` says others. */
  oneOf: <const Value extends string>(
    rules: Closed<Call, Value> & { where: (value: Value) => WhereOf<Call> },
  ): ListFilter<Call> => {
    const known = ofThese(rules.values);
    return {
      ...closed(rules),
      clean: (asked) => known(asked).slice(0, 1),
      where: (chosen) => known(chosen).map(rules.where)[0] ?? null,
    };
  },

  /** Any number of these: `?modality=remote&modality=hybrid`. */
  manyOf: <const Value extends string>(
    rules: Closed<Call, Value> & { where: (values: Value[]) => WhereOf<Call> | null },
  ): ListFilter<Call> => {
    const known = ofThese(rules.values);
    return { ...closed(rules), clean: known, where: (chosen) => rules.where(known(chosen)) };
  },

  /** Any number of what only the API knows: study areas. Until it has said which there are, everything counts. */
  manyNamed: (rules: Labelled<Call> & { where: (names: string[]) => WhereOf<Call> }): ListFilter<Call> => ({
    label: rules.label,
    isKeyword: false,
    values: null,
    clean: (asked, known) =>
      [...new Set(asked)]
        .filter((name) => (known ? known.includes(name) : name !== ''))
        .sort((one, other) => one.localeCompare(other, 'es')),
    wordsOf: (name) => name,
    where: (chosen) => rules.where([...chosen]),
    facet: rules.facet ?? null,
  }),

  /** Chosen or not: `?internship=1`. */
  flag: (rules: Labelled<Call> & { words: string; where: () => WhereOf<Call> }): ListFilter<Call> => ({
    ...closed({ ...rules, values: [on], words: { [on]: rules.words } }),
    clean: ofThese([on]),
    where: rules.where,
  }),
});

export type FilterKinds<Call extends ListCall> = ReturnType<typeof filterKinds<Call>>;

/** The value of a flag that is chosen. */
const on = '1';

const ofThese =
  <Value extends string>(values: readonly Value[]) =>
  (asked: readonly string[]): Value[] =>
    values.filter((value) => asked.includes(value));

function closed<Call extends ListCall, Value extends string>({
  label,
  values,
  words,
  facet,
}: Closed<Call, Value>) {
  const named = new Map(values.map((value): [string, string] => [value, words?.[value] ?? value]));
  return {
    label,
    isKeyword: false,
    values,
    wordsOf: (value: string) => named.get(value) ?? value,
    facet: facet ?? null,
  };
}
