import type { Status } from './constants/statuses.ts';

interface Owed {
  status: Status;
  /** End of the day by which the organisation promised an answer; null for a draft. */
  answer_due: string | null;
}

/** Tells whether the organisation missed its day without an answer. A preselection counts as an answer. */
export const isAnswerLate = ({ status, answer_due: due }: Owed, now: number = Date.now()): boolean =>
  status === 'new' && due !== null && Date.parse(due) < now;
