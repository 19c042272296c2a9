import type { Status } from './constants/statuses.ts';

interface Owed {
  status: Status;
  /** The end of the day by which the organisation meant to answer; null for a draft. */
  answer_due: string | null;
}

/** Whether the organisation let its day pass without an answer. Interest is an answer, too. */
export const isAnswerLate = ({ status, answer_due: due }: Owed, now: number = Date.now()): boolean =>
  status === 'new' && due !== null && Date.parse(due) < now;
