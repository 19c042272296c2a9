import type { FacetOf, ListCall, WhereOf } from './list-call.ts';

/** A filter of a list: its values in the address, its labels, and its condition for the API. */
export interface ListFilter<Call extends ListCall> {
  /** Label on the page: 'Modalidad'. */
  label: string;
  isKeyword: boolean;
  /** Options in the order of the page; null when only the API knows them. */
  values: readonly string[] | null;
  /** Removes unknown options and duplicates, and sorts the rest. */
  clean: (asked: readonly string[], known?: readonly string[]) => readonly string[];
  /** Label of a value: 'Remoto' for `remote`. */
  wordsOf: (value: string) => string;
  /** Condition for the chosen values; null when they do not restrict the list. */
  where: (chosen: readonly string[]) => WhereOf<Call> | null;
  /** Facet of the call that counts the options. */
  facet: FacetOf<Call> | null;
  /** Name of the only option in the counts of the facet, if it is another. */
  countedAs?: string;
}

/** Maximum length of a keyword. Copied from `limits.query.text`, which is too heavy for the entry of an app. */
export const longestKeyword = 200;

/** Trims a keyword and cuts it to the API's limit. */
const cleanKeyword = (text: string): string => text.trim().slice(0, longestKeyword).trim();

interface Labelled<Call extends ListCall> {
  label: string;
  facet?: FacetOf<Call>;
}

interface Closed<Call extends ListCall, Value extends string> extends Labelled<Call> {
  values: readonly Value[];
  words?: Readonly<Record<Value, string>>;
}

/** Filter types for a list of this call. */
export const filterKinds = <Call extends ListCall>() => ({
  /** Free text: `?q=agua`. */
  keyword: (rules: { label: string; where: (text: string) => WhereOf<Call> }): ListFilter<Call> => ({
    label: rules.label,
    isKeyword: true,
    values: null,
    clean: ([text = '']) => [cleanKeyword(text)].filter((word) => word !== ''),
    wordsOf: (text) => `«${text}»`,
    where: ([text = '']) => rules.where(text),
    facet: null,
  }),

  /** A single option: `?province=Lugo`. Values are their own labels, unless `words` has others. */
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

  /** Any number of options: `?modality=remote&modality=hybrid`. */
  manyOf: <const Value extends string>(
    rules: Closed<Call, Value> & { where: (values: Value[]) => WhereOf<Call> | null },
  ): ListFilter<Call> => {
    const known = ofThese(rules.values);
    return { ...closed(rules), clean: known, where: (chosen) => rules.where(known(chosen)) };
  },

  /** Any number of options that only the API knows, such as study areas. Until it has answered, every value is accepted. */
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

  /** On or off: `?internship=1`. */
  flag: (rules: Labelled<Call> & { words: string; where: () => WhereOf<Call> }): ListFilter<Call> => ({
    ...closed({ ...rules, values: [on], words: { [on]: rules.words } }),
    clean: ofThese([on]),
    where: rules.where,
    countedAs: 'true',
  }),
});

export type FilterKinds<Call extends ListCall> = ReturnType<typeof filterKinds<Call>>;

/** Value of a flag that is on. */
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
