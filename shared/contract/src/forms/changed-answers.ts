/** Answers of a form by the names of its fields. */
export type Answers = Readonly<Record<string, unknown>>;

/** Returns the answers of `after` that differ from `before`. Forms send only these, so that changes of other fields are kept. */
export const changedAnswers = <Values extends Answers>(
  before: Partial<Values>,
  after: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(value, before[field])),
  ) as Partial<Values>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
