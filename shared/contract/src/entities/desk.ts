import * as z from 'zod/mini';
import { statusCodes } from '../constants/statuses.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** An application as the desk of its project lists it: what one sorts by. The rest is asked for when it is opened. */
export const deskApplication = z.object({
  id: ids.application,
  status: z.enum(statusCodes),
  createdAt: moment,
  /** The end of the day by which the organisation said that it would answer. */
  answer_due: z.nullable(moment),
  /** The organisation's private mark. */
  good_candidate: z.boolean(),
  supermatch: z.boolean(),
  /** Its last move has not been told to the student, and can still be taken back. */
  held: z.boolean(),
  /** The moment chosen for telling the student of a held move; null when that is a matter of seconds. */
  sends_at: z.optional(z.nullable(moment)),
  /** Name of the person who made a held move; null when nothing is held or that account is no more. */
  decided_by: z.optional(nullableText),
  /** The end of the day until which the student expects the next answer: the organisation's word or the student's own limit. */
  awaited_until: z.optional(z.nullable(moment)),
  /** How many private notes it has. */
  notes: z.int(),
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  /** Empty for a student who does not show their studies. */
  degrees: z.array(z.string()),
  /** Given from a preselection on, to organisations that were verified. */
  email: nullableText,
  phone: nullableText,
});

/** Texts in an application and about it: to be searched, and to be saved as a file. */
export const deskWords = z.object({
  id: ids.application,
  motivation: nullableText,
  interest: nullableText,
  project_expected: nullableText,
  availability: nullableText,
  /** Path of the CV; null when there is none. */
  CV_url: nullableText,
  /** Private notes of the organisation's people, the first ones first. */
  notes: z.array(z.string()),
  /** The moment of its end, by an answer or otherwise; null while it waits. */
  answered_at: z.nullable(moment),
});

/** An application that somebody else was faster to move. */
const overtaken = z.object({ application: deskApplication, by: nullableText });

/** What became of a move of several at once. */
export const deskMoves = z.object({
  moved: z.array(deskApplication),
  /** Stay as they were: a colleague or the student was faster, or it was too late. */
  refused: z.array(ids.application),
  /** The same as they are now, with who of the organisation moved them there; null when it was nobody who is still known. */
  overtaken: z.optional(z.array(overtaken)),
});

/** What the organisation's people write about an application for themselves: never given to the student. */
export const applicationNote = z.object({
  id: ids.applicationNote,
  text: z.string(),
  createdAt: moment,
  /** Who wrote it; null when that account is no more. */
  author: nullableText,
  /** The reader wrote it, and may take it away. */
  mine: z.boolean(),
});

export type DeskApplication = z.infer<typeof deskApplication>;
export type DeskWords = z.infer<typeof deskWords>;
export type Overtaken = z.infer<typeof overtaken>;
export type DeskMoves = z.infer<typeof deskMoves>;
export type ApplicationNote = z.infer<typeof applicationNote>;
