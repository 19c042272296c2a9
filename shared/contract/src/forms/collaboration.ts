import * as z from 'zod/mini';
import { collaborationStateCodes } from '../constants/collaborations.ts';
import { limits } from '../limits.ts';
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

/** Tells whether the selected students of a project work as one team. */
export const teamwork = z.strictObject({ teamwork: z.boolean() });

export type PlaceDeclined = z.input<typeof placeDeclined>;
export type CollaborationMove = z.input<typeof collaborationMove>;
export type CollaborationUpdate = z.input<typeof collaborationUpdate>;
export type Departure = z.input<typeof departure>;
