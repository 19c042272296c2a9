import * as z from 'zod/mini';
import { interviewLimits, interviewMinutes, interviewPlaceCodes } from '../constants/interviews.ts';
import { messages } from '../messages.ts';
import { choice, isWebAddress, optionalText, reference, requiredText } from './fields.ts';
import { requiredLine } from './line.ts';
import { momentField } from './moment.ts';

const { times, applications, place, note, reason: reasonLimits } = interviewLimits;

/** Start of each offered time, each once. */
const offeredTimes = z.array(momentField).check(
  z.minLength(1, messages.interviewTimes),
  z.maxLength(times, messages.tooManyTimes(times)),
  z.refine(
    (given) => new Set(given.map((moment) => Date.parse(moment))).size === given.length,
    messages.sameTime,
  ),
);

/** Length and place, as the organisation gives them. */
const details = {
  times: offeredTimes,
  minutes: z.literal(interviewMinutes, { error: messages.required }),
  place_kind: choice(interviewPlaceCodes),
  place: requiredLine(place),
  note: optionalText(note),
};

const placeFits = ({ place_kind: kind, place: given }: { place_kind: string; place: string }): boolean =>
  kind !== 'video' || isWebAddress(given);

const atPlace = { path: ['place'], message: messages.videoAddress };

/** An offer of times to one or several applicants. */
export const interviewOffer = z
  .strictObject({
    applications: z
      .array(reference<'application'>(), { error: messages.required })
      .check(z.minLength(1, messages.required), z.maxLength(applications, messages.tooLong)),
    ...details,
  })
  .check(z.refine(placeFits, atPlace));

/** Other times for an offer that nobody has taken. */
export const interviewTimes = z.strictObject(details).check(z.refine(placeFits, atPlace));

/** The time that a student takes. */
export const interviewChoice = z.strictObject({ starts_at: momentField });

const reason = requiredText(reasonLimits.min, reasonLimits.max);

/** Another time for a chosen one. `from` is the time that the user saw: an interview that was moved since is not moved again. */
export const interviewMove = z.strictObject({ from: momentField, starts_at: momentField, reason });

export const interviewReason = z.strictObject({ reason });

export type InterviewOffer = z.input<typeof interviewOffer>;
export type InterviewTimes = z.input<typeof interviewTimes>;
export type InterviewMove = z.input<typeof interviewMove>;
export type InterviewReason = z.input<typeof interviewReason>;
