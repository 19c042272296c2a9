import { type Answers, changedAnswers } from '@puente/contract/forms/changed-answers';

/** Version and answers of a record that a form grew from. A draft keeps them. */
export interface Origin {
  /** `updatedAt` of the record. */
  version: string;
  /** Of each answer that was changed since, what the record said then; undefined in drafts that do not tell. */
  before?: Answers | undefined;
}

/** The origin with the answers that were changed by now. @param initial what the record says */
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
