import * as z from 'zod/mini';
import { interviewPlaceCodes, interviewSides, interviewStateCodes } from '../constants/interviews.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';

const named = z.object({ name: z.string() });

/** Interview of an organisation with an applicant. */
export const interview = z.object({
  id: ids.interview,
  ...stamps,
  application: ids.application,
  project: z.object({ id: ids.project, title: z.string() }),
  organization: named,
  /** The applicant, for the organisation. */
  student: z.optional(named),
  /** Person of the organisation who holds the interview; null when the account was deleted. */
  interviewer: z.nullable(named),
  state: z.enum(interviewStateCodes),
  minutes: z.int(),
  place_kind: z.enum(interviewPlaceCodes),
  /** Address of the video call, address of the place, or phone number. */
  place: z.string(),
  /** Information for the student, and what to prepare. */
  note: nullableText,
  /** Offered times, earliest first. `free` is false when it is too late, or when the interviewer or the student has another interview. */
  times: z.array(z.object({ starts_at: moment, free: z.boolean() })),
  /** Chosen time; null while none is chosen. A cancelled interview keeps it. */
  starts_at: z.nullable(moment),
  ends_at: z.nullable(moment),
  /** Reason of the last move, request for another time, or cancellation, and the side that gave it. */
  reason: nullableText,
  reason_by: z.nullable(z.enum(interviewSides)),
});

/** Interview of an application in the list of a desk. */
export const interviewMark = z.object({
  state: z.enum(interviewStateCodes),
  starts_at: z.nullable(moment),
  minutes: z.int(),
});

export type Interview = z.infer<typeof interview>;
export type InterviewMark = z.infer<typeof interviewMark>;
