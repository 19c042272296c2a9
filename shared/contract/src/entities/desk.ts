import * as z from 'zod/mini';
import { applicationTexts } from '../constants/application-texts.ts';
import { statusCodes } from '../constants/statuses.ts';
import { each } from '../each.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';
import { interviewMark } from './interview.ts';

/** An application as listed on the desk of its project: the columns to sort by. The rest is fetched when the application is opened. */
export const deskApplication = z.object({
  id: ids.application,
  status: z.enum(statusCodes),
  createdAt: moment,
  /** End of the day by which the organisation promised an answer. */
  answer_due: z.nullable(moment),
  /** The organisation's private mark. */
  good_candidate: z.boolean(),
  supermatch: z.boolean(),
  /** True while the student has not been notified of the last move and it can still be undone. */
  held: z.boolean(),
  /** The moment chosen for telling the student of a held move; null when that is a matter of seconds. */
  sends_at: z.optional(z.nullable(moment)),
  /** Name of the person who made a held move; null when nothing is held or that account is no more. */
  decided_by: z.optional(nullableText),
  /** The end of the day until which the student expects the next answer: the organisation's word or the student's own limit. */
  awaited_until: z.optional(z.nullable(moment)),
  /** The interview that is still to come, or the last one; null when there was none. */
  interview: z.optional(z.nullable(interviewMark)),
  /** Number of private notes. */
  notes: z.int(),
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  /** Names of the degrees; empty for a student who does not show their studies. */
  degrees: z.array(z.string()),
  /** Contact data: only for verified organisations, from the preselection on. */
  email: nullableText,
  phone: nullableText,
});

/** Texts of an application and its notes, for the search and the export of the desk. */
export const deskWords = z.object({
  id: ids.application,
  ...each(applicationTexts, nullableText),
  /** Path of the CV; null when there is none. */
  CV_url: nullableText,
  /** Private notes of the organisation's people, oldest first. */
  notes: z.array(z.string()),
  /** Moment at which the application ended, by an answer or otherwise; null while it waits. */
  answered_at: z.nullable(moment),
});

/** An application that a colleague moved first. `by` is the colleague's name. */
const overtaken = z.object({ application: deskApplication, by: nullableText });

/** Result of moving several applications at once. */
export const deskMoves = z.object({
  moved: z.array(deskApplication),
  /** Applications that were not moved: a colleague or the student changed them first, or it was too late. */
  refused: z.array(ids.application),
  /** Current state of the refused applications, with the colleague who moved each; null when that person is unknown. */
  overtaken: z.optional(z.array(overtaken)),
});

/** A private note of the organisation's people about an application, never returned to the student. */
export const applicationNote = z.object({
  id: ids.applicationNote,
  text: z.string(),
  createdAt: moment,
  /** Name of the author; null when their account was deleted. */
  author: nullableText,
  /** True when the reader wrote the note and may delete it. */
  mine: z.boolean(),
});

export type DeskApplication = z.infer<typeof deskApplication>;
export type DeskWords = z.infer<typeof deskWords>;
export type Overtaken = z.infer<typeof overtaken>;
export type DeskMoves = z.infer<typeof deskMoves>;
export type ApplicationNote = z.infer<typeof applicationNote>;
