import type * as z from 'zod/mini';
import { dayInSpain } from '@puente/contract/day-in-spain';
import {
  type ApplicationDraft,
  type NewApplication,
  newApplication,
} from '@puente/contract/forms/application';
import { textOrNone, withoutUndefined } from '../db/form-columns.ts';
import type { applications } from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import { endOfDay } from '../projects/deadlines.ts';

type Columns = Partial<typeof applications.$inferInsert>;

/** Maps a form to columns. A missing field keeps its value. */
export function columnsOf({
  motivation,
  CV,
  project_expected,
  rtx_interest,
  deadline,
  step,
  ...rest
}: Omit<ApplicationDraft, 'project'>): Columns {
  return withoutUndefined({
    motivation: textOrNone(motivation),
    availability: textOrNone(rest.availability),
    interest: textOrNone(rest.interest),
    video: textOrNone(rest.video),
    tutor: textOrNone(rest.tutor),
    projectExpected: textOrNone(project_expected),
    rtxInterest: rtx_interest,
    deadline: typeof deadline === 'string' ? endOfDay(deadline) : deadline,
    cvId: CV,
    draftStep: step,
  });
}

/** Parses a saved draft as a complete form that can be sent. @throws Refusal by field for what is missing */
export const completeForm = (row: typeof applications.$inferSelect): z.output<typeof newApplication> =>
  parseBody(newApplication, {
    project: row.projectId,
    motivation: row.motivation ?? undefined,
    availability: row.availability,
    interest: row.interest,
    video: row.video,
    tutor: row.tutor,
    project_expected: row.projectExpected,
    rtx_interest: row.rtxInterest,
    deadline: row.deadline && dayInSpain(row.deadline),
    CV: row.cvId ?? undefined,
  } satisfies Record<keyof NewApplication, unknown>);
