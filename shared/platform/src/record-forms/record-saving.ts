import { type Answers, isOutdated, type Origin } from '@puente/platform/forms';
import { type MergedAnswers, mergeAnswers } from './merge-answers.ts';

/** A record as it was read. */
export interface Versioned {
  /** Names the version, for `base` of the call that changes it. */
  updatedAt: string;
}

/** For `ClashNotice` of the design system: what was saved elsewhere and what was typed here, in fields that both changed. */
export interface Conflict {
  /** Another one with each conflict. */
  id: number;
  fields: readonly string[];
  theirs: Answers;
  mine: Answers;
  onChoose: (field: string, whose: 'theirs' | 'mine') => void;
}

/** How a form fills in one record. */
export interface RecordOf<Saved extends Versioned, Known extends Answers> {
  /** Without those that the form cannot show, which are answered anew. */
  answersOf: (record: Saved) => Known;
  /** Reads the record anew. */
  read: () => Promise<Saved>;
}

/** Values that a form has to save, and their origin. */
interface Changed<Saved extends Versioned, Values extends Answers> {
  record: Saved;
  /** Of an older version than the record when the answers were kept on another day. */
  origin: Origin;
  values: Values;
}

/** Makes the call. @param before the answers that the record gives, of which only changes are sent */
export type Write<Saved extends Versioned, Values extends Answers, Known extends Answers = Values> = (
  values: Values,
  before: Known,
  base: string,
) => Promise<Saved>;

/** A conflict for the user to settle: both changed the same fields. */
export interface Clash<Saved extends Versioned, Values extends Answers> extends MergedAnswers<Values> {
  /** The refusal of the call. */
  refused: unknown;
  theirs: Saved;
}

/** The record may be changed again between reading it and writing it, but hardly this often. */
const attempts = 3;

/**
 * Saves what a form changed of a record. What was saved elsewhere meanwhile stays: changes of other fields are put together
 * without a word, and of the same fields nothing is written before the user has seen both.
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
  // A form of some of a record's fields is about those alone.
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

/** Gives the answers of the record when those of the form began to grow; null when a draft does not tell. */
export function beforeOf<Saved extends Versioned, Values extends Answers>(
  { record, origin: { version, before }, values }: Changed<Saved, Values>,
  answersOf: (record: Saved) => Partial<Values>,
): Partial<Values> | null {
  if (version === record.updatedAt) return answersOf(record);
  // Unchanged answers are as they were.
  return before ? { ...values, ...before } : null;
}
