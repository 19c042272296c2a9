import type * as z from 'zod/mini';
import { applicationTexts } from '@puente/contract/constants/application-texts';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { each } from '@puente/contract/each';
import type { Application } from '@puente/contract/entities/application';
import {
  type ApplicationDraft,
  type NewApplication,
  newApplication,
} from '@puente/contract/forms/application';
import { textOrNone, withoutUndefined } from '../db/form-columns.ts';
import type { applications } from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import { endOfDay } from '../projects/deadlines.ts';

type Row = typeof applications.$inferSelect;

/** Column of each field that the student fills in. */
const columns = {
  motivation: 'motivation',
  interest: 'interest',
  project_expected: 'projectExpected',
  availability: 'availability',
  video: 'video',
  tutor: 'tutor',
  rtx_interest: 'rtxInterest',
  deadline: 'deadline',
  CV: 'cvId',
} as const satisfies Record<Exclude<keyof NewApplication, 'project'>, keyof Row>;

/** Columns that the student fills in. */
export type Content = Pick<Row, (typeof columns)[keyof typeof columns]>;

/** Content of a withdrawn application for its organisation. */
export const nothing = each(Object.values(columns), null) satisfies Content;

/** Fields that the API returns as they are stored. */
export const plainFields = [...applicationTexts, 'video', 'tutor', 'rtx_interest'] as const;

/** Returns fields of an application by their names in the API. */
export const fieldsOf = <Name extends (typeof plainFields)[number]>(
  content: Content,
  names: readonly Name[],
): Pick<Application, Name> =>
  Object.fromEntries(names.map((name) => [name, content[columns[name]]])) as Pick<Application, Name>;

/** Maps a form to columns. A missing field keeps its value. */
export function columnsOf({
  CV,
  rtx_interest,
  deadline,
  step,
  ...texts
}: Omit<ApplicationDraft, 'project'>): Partial<typeof applications.$inferInsert> {
  const written = Object.entries(texts) as [keyof typeof texts, string | null | undefined][];
  return withoutUndefined({
    ...Object.fromEntries(written.map(([name, text]) => [columns[name], textOrNone(text)])),
    rtxInterest: rtx_interest,
    deadline: typeof deadline === 'string' ? endOfDay(deadline) : deadline,
    cvId: CV,
    draftStep: step,
  });
}

/** Parses a saved draft as a complete form that can be sent. @throws Refusal by field for what is missing */
export const completeForm = (row: Row): z.output<typeof newApplication> =>
  parseBody(newApplication, {
    ...fieldsOf(row, plainFields),
    project: row.projectId,
    motivation: row.motivation ?? undefined,
    deadline: row.deadline && dayInSpain(row.deadline),
    CV: row.cvId ?? undefined,
  } satisfies Record<keyof NewApplication, unknown>);
