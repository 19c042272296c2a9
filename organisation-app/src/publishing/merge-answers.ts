import type { FieldValue, FieldValues } from '@puente/contract/forms/field-definition';

interface MergedAnswers {
  values: FieldValues;
  /** Fields that a colleague changed and this form did not: they come from the colleague. */
  taken: string[];
  /** Fields that both have changed, to something else: they stay as they were typed here. */
  both: string[];
}

/**
 * Two people's answers in one.
 * @param before what both began with; null when that is not known, which takes every difference for a change made here
 */
export function mergeAnswers(
  before: FieldValues | null,
  mine: FieldValues,
  theirs: FieldValues,
): MergedAnswers {
  const fields = Object.keys(theirs).filter((field) => !isSame(mine[field], theirs[field]));
  const taken = fields.filter((field) => before !== null && isSame(mine[field], before[field]));
  const both = fields.filter(
    (field) => !taken.includes(field) && (before === null || !isSame(theirs[field], before[field])),
  );
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field] as FieldValue])) },
    taken,
    both,
  };
}

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
