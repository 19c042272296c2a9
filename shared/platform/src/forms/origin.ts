import { type Answers, changedAnswers } from '@puente/contract/forms/changed-answers';

/** Version and answers of the record that a form's values are based on, stored with the draft. */
export interface Origin {
  /** `updatedAt` of the record. */
  version: string;
  /** Original answers of the changed fields; undefined in drafts that lack them. */
  before?: Answers | undefined;
}

/**
 * Returns the origin with the original answers of the fields changed so far.
 * @param initial answers that the record gives
 */
export function grownFrom({ version, before = {} }: Origin, initial: Answers, values: Answers): Origin {
  const changed = Object.keys(changedAnswers(initial, values));
  return {
    version,
    before: Object.fromEntries(changed.map((field) => [field, before[field] ?? initial[field]])),
  };
}

/** The origin that a draft has. */
export function originIn(kept: unknown): Origin | undefined {
  if (!isRecord(kept) || typeof kept['version'] !== 'string') return undefined;
  const { version, before } = kept;
  return { version, before: isRecord(before) ? before : undefined };
}

const isRecord = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
