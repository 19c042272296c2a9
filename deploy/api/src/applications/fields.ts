import type * as z from 'zod/mini';
import type { ApplicationText } from '@puente/contract/constants/application-texts';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { each } from '@puente/contract/each';
import type { Application } from '@puente/contract/entities/application';
import {
  type ApplicationDraft,
  type NewApplication,
  newApplication,
} from '@puente/contract/forms/application';
import { fieldsOf, formColumns } from '../db/fields.ts';
import { applications } from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import { endOfDay } from '../projects/deadlines.ts';

type Row = typeof applications.$inferSelect;

/** Column of each text that an organisation reads. */
export const textFields = {
  motivation: 'motivation',
  interest: 'interest',
  project_expected: 'projectExpected',
  availability: 'availability',
} as const satisfies Record<ApplicationText, keyof Row>;

/** Column of each field that the API returns as it is stored. */
export const plainFields = {
  ...textFields,
  video: 'video',
  tutor: 'tutor',
  rtx_interest: 'rtxInterest',
} as const satisfies Partial<Record<keyof Application, keyof Row>>;

/** Column of each field that the student fills in. */
const formFields = { ...plainFields, deadline: 'deadline', CV: 'cvId' } as const satisfies Record<
  Exclude<keyof NewApplication, 'project'>,
  keyof Row
>;

/** Columns that the student fills in. */
export type Content = Pick<Row, (typeof formFields)[keyof typeof formFields]>;

/** Content of a withdrawn application for its organisation. */
export const nothing = each(Object.values(formFields), null) satisfies Content;

/** Maps a form to columns. A missing field keeps its value. */
export const columnsOf = ({ deadline, ...form }: Omit<ApplicationDraft, 'project'>) =>
  formColumns(
    applications,
    { ...form, deadline: typeof deadline === 'string' ? endOfDay(deadline) : deadline },
    { ...formFields, step: 'draftStep' },
  );

/** Parses a saved draft as a complete form that can be sent. @throws Refusal by field for what is missing */
export const completeForm = (row: Row): z.output<typeof newApplication> =>
  parseBody(newApplication, {
    ...fieldsOf(row, plainFields),
    project: row.projectId,
    motivation: row.motivation ?? undefined,
    deadline: row.deadline && dayInSpain(row.deadline),
    CV: row.cvId ?? undefined,
  } satisfies Record<keyof NewApplication, unknown>);
