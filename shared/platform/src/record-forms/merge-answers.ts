import { type Answers, isSame } from '@puente/platform/forms';

export interface MergedAnswers<Values extends Answers> {
  values: Values;
  /** Fields changed elsewhere but not in this form: their new values are adopted. */
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
