/** Answers of a form by the names of its fields. */
export type Answers = Readonly<Record<string, unknown>>;

export interface MergedAnswers<Values extends Answers> {
  values: Values;
  /** Fields that somebody else changed and this form did not: they come from there. */
  taken: string[];
  /** Fields that both have changed, to something else: they stay as they were typed here. */
  both: string[];
}

/**
 * Two people's answers in one.
 * @param before what both began with; null when that is not known, which takes every difference for a change made here
 */
export function mergeAnswers<Values extends Answers>(
  before: Partial<Values> | null,
  mine: Values,
  theirs: Partial<Values>,
): MergedAnswers<Values> {
  const fields = Object.keys(theirs).filter((field) => !isSame(mine[field], theirs[field]));
  const taken = fields.filter((field) => before !== null && isSame(mine[field], before[field]));
  const both = fields.filter(
    (field) => !taken.includes(field) && (before === null || !isSame(theirs[field], before[field])),
  );
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) },
    taken,
    both,
  };
}

/** Those of `after` that differ: a form sends nothing else, so that a change of another field stays. */
export const changedAnswers = <Values extends Answers>(
  before: Partial<Values>,
  after: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(value, before[field])),
  ) as Partial<Values>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
