import type { JuryTask } from '@puente/contract/entities/award';

/** Tells whether the jury of an edition scores now. */
export const isJudged = (
  { closesAt, judgedUntil }: Pick<JuryTask, 'closesAt' | 'judgedUntil'>,
  now: Date,
): boolean => new Date(closesAt) <= now && now < new Date(judgedUntil);
