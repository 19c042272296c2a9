import * as z from 'zod/mini';
import { collaborationStateCodes } from '../constants/collaborations.ts';
import { isWeek } from '../hours-log.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, day, optionalText, reference, requiredText } from './fields.ts';

/** A student's reason not to take the place that they were chosen for. The organisation reads it. */
export const placeDeclined = z.strictObject({ reason: optionalText(limits.collaboration.reason) });

/** A move. `from` is the state that the person saw: a collaboration in another state is not moved. */
export const collaborationMove = z.strictObject({
  from: choice(collaborationStateCodes),
  state: choice(collaborationStateCodes),
  /** The other side reads it. `needsReason` says for which moves it is required. */
  reason: optionalText(limits.collaboration.reason),
});

/** First and last day of a collaboration, and the organisation's person who looks after it. */
export const collaborationUpdate = z.strictObject({
  begins: z.optional(z.nullable(day)),
  ends: z.optional(z.nullable(day)),
  tutor: z.optional(z.nullable(reference<'user'>())),
});

/** Tells whether both days can stand together. Days are yyyy-MM-dd. */
export const inOrder = (begins: string | null, ends: string | null): boolean =>
  begins === null || ends === null || begins <= ends;

/** The end of one student's part in a team. */
export const departure = z.strictObject({
  member: reference<'collaborationMember'>(),
  reason: requiredText(1, limits.collaboration.reason),
});

/** Minutes of a student's work in one week, named by its Monday. Zero takes the week out of the log. */
export const weekLog = z.strictObject({
  week: day.check(z.refine(isWeek, messages.pattern)),
  minutes: z
    .int({ error: messages.required })
    .check(
      z.minimum(0, messages.pattern),
      z.maximum(limits.hoursLog.week, messages.pattern),
      z.multipleOf(limits.hoursLog.step, messages.pattern),
    ),
});

/** A week as the organisation saw it: a week with other minutes is neither confirmed nor doubted. */
const seenWeek = z.strictObject({
  id: reference<'loggedWeek'>(),
  minutes: z.int({ error: messages.required }),
});

/** Weeks that the organisation confirms. */
export const weekConfirmation = z.strictObject({
  weeks: z.array(seenWeek).check(z.minLength(1), z.maxLength(limits.relation.max)),
});

/** The organisation's doubt about one week. */
export const weekObjection = z.extend(seenWeek, { reason: requiredText(1, limits.collaboration.reason) });

/** Tells whether the selected students of a project work as one team. */
export const teamwork = z.strictObject({ teamwork: z.boolean() });

/** Tells whether works that came of the collaboration may name its organisation. */
export const naming = z.strictObject({ named: z.boolean() });

export type PlaceDeclined = z.input<typeof placeDeclined>;
export type CollaborationMove = z.input<typeof collaborationMove>;
export type CollaborationUpdate = z.input<typeof collaborationUpdate>;
export type WeekLog = z.input<typeof weekLog>;
export type WeekConfirmation = z.input<typeof weekConfirmation>;
export type WeekObjection = z.input<typeof weekObjection>;
export type Departure = z.input<typeof departure>;
