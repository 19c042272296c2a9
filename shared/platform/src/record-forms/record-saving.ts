import { type Answers, isOutdated, type Origin } from '@puente/platform/forms';
import { mergeAnswers, type MergedAnswers } from './merge-answers.ts';

/** A record as it was read. */
export interface Versioned {
  /** Version of the record, for `base` of the call that changes it. */
  updatedAt: string;
}

/** Fields that were changed both elsewhere and in this form, for `ClashNotice` of the design system. */
export interface Conflict {
  /** Unique id of the conflict. */
  id: number;
  fields: readonly string[];
  theirs: Answers;
  mine: Answers;
  onChoose: (field: string, whose: 'theirs' | 'mine') => void;
}

/** Mapping between a record and its form. */
export interface RecordOf<Saved extends Versioned, Known extends Answers> {
  /** Answers that the record gives, except for fields that the form cannot show. */
  answersOf: (record: Saved) => Known;
  /** Refetches the record. */
  read: () => Promise<Saved>;
}

/** Changed values of a form, and their origin. */
interface Changed<Saved extends Versioned, Values extends Answers> {
  record: Saved;
  /** Version that the answers are based on. Older than the record when the answers come from an earlier draft. */
  origin: Origin;
  values: Values;
}

/**
 * Makes the call that saves the record.
 * @param before the answers from the record; only changes to them are sent
 */
export type Write<Saved extends Versioned, Values extends Answers, Known extends Answers = Values> = (
  values: Values,
  before: Known,
  base: string,
) => Promise<Saved>;

/** A conflict for the user to resolve: both sides changed the same fields. */
export interface Clash<Saved extends Versioned, Values extends Answers> extends MergedAnswers<Values> {
  /** Error of the refused call. */
  refused: unknown;
  theirs: Saved;
}

/** Maximum number of attempts. The record may change again between reading and writing it, but rarely this often. */
const attempts = 3;

/**
 * Saves a form's changes to a record. Changes made elsewhere are kept: other fields are merged silently. For the same fields, nothing is
 * written before the user has seen both versions.
 */
export async function saveRecord<
  Saved extends Versioned,
  Values extends Answers,
  Known extends Partial<Values>,
>(
  { record, origin, values }: Changed<Saved, Values>,
  { answersOf: allAnswersOf, read }: RecordOf<Saved, Known>,
  write: Write<Saved, Values, Known>,
): Promise<{ saved: Saved } | Clash<Saved, Values>> {
  // A form for some fields of a record compares only those.
  const answersOf = (one: Saved): Known => {
    const all = allAnswersOf(one);
    return Object.fromEntries(Object.entries(all).filter(([field]) => field in values)) as Known;
  };
  let before: Partial<Values> | null = beforeOf({ record, origin, values }, answersOf);
  let [known, base, mine] = [record, origin.version, values];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { saved: await write(mine, answersOf(known), base) };
    } catch (refused) {
      if (!isOutdated(refused) || attempt === attempts) throw refused;
      const theirs = await read();
      const merged = mergeAnswers(before, mine, answersOf(theirs));
      if (merged.both.length > 0) return { ...merged, refused, theirs };
      before = answersOf(theirs);
      [known, base, mine] = [theirs, theirs.updatedAt, merged.values];
    }
  }
}

/** Returns the record's answers at the time when editing began; null when a draft does not have them. */
export function beforeOf<Saved extends Versioned, Values extends Answers>(
  { record, origin: { version, before }, values }: Changed<Saved, Values>,
  answersOf: (record: Saved) => Partial<Values>,
): Partial<Values> | null {
  if (version === record.updatedAt) return answersOf(record);
  // Unchanged answers are the original ones.
  return before ? { ...values, ...before } : null;
}
