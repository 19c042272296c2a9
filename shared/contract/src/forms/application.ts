import * as z from 'zod/mini';
import { optionalApplicationTexts } from '../constants/application-texts.ts';
import { refusalCodes } from '../constants/refusals.ts';
import { isRefusal, statusCodes } from '../constants/statuses.ts';
import { each } from '../each.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { answerMessage } from './answer-message.ts';
import { day, optionalLine, optionalText, reference, requiredText, webAddress } from './fields.ts';
import { text } from './line.ts';
import { momentField } from './moment.ts';

/** Optional fields of an application, and the CV. */
const optional = {
  ...each(optionalApplicationTexts, optionalText()),
  /** Address of a video in which the student introduces themselves. */
  video: webAddress,
  /** Name of the tutor at the university. */
  tutor: optionalLine(limits.name.max),
  rtx_interest: z.optional(z.nullable(z.boolean())),
  /** Day until which the student can wait for an answer. */
  deadline: z.optional(z.nullable(day)),
};

/** A student's new application. `CV` is the id that POST /api/upload returned. */
export const newApplication = z.strictObject({
  project: reference<'project'>(),
  motivation: requiredText(limits.motivation.min, limits.motivation.max),
  ...optional,
  CV: reference<'file'>(),
});

/** A partially filled application. Missing fields keep their values. */
export const applicationDraft = z.strictObject({
  project: reference<'project'>(),
  motivation: z.optional(z.nullable(text(limits.motivation.max))),
  ...optional,
  /** Incomplete addresses are accepted in drafts; the address is validated on submission. */
  video: optionalLine(limits.address.max),
  CV: z.optional(z.nullable(reference<'file'>())),
  /** Last page of the form that the student reached, from 1. */
  step: z.optional(z.int().check(z.minimum(1), z.maximum(limits.applicationSteps.max))),
});

/** A student's reason for withdrawing an application. The organisation reads it. */
export const withdrawal = z.strictObject({ reason: optionalText(limits.withdrawalReason.max) });

/** The organisation's answer, or its private mark. The student reads `reason`. */
export const decision = z
  .strictObject({
    status: z.optional(z.enum(statusCodes)),
    reason: answerMessage,
    refusal: z.optional(z.nullable(z.enum(refusalCodes))),
    good_candidate: z.optional(z.nullable(z.boolean())),
  })
  .check(
    z.refine((given) => Object.values(given).some((value) => value !== undefined), {
      path: ['status'],
      message: messages.required,
    }),
  );

/** The moment at which students are told; null or left out for at once. */
const sendAt = z.optional(z.nullable(momentField));
/** A move of several applications. `from` is the status that the organisation saw: applications with another status are not moved. */
export const deskDecision = z
  .strictObject({
    applications: z
      .array(z.strictObject({ id: reference<'application'>(), from: z.enum(statusCodes) }))
      .check(z.minLength(1), z.maxLength(limits.desk.atOnce)),
    status: z.enum(statusCodes),
    reason: answerMessage,
    refusal: z.optional(z.nullable(z.enum(refusalCodes))),
    send_at: sendAt,
  })
  .check(
    z.refine(({ status, refusal }) => isRefusal(status) || (refusal ?? null) === null, {
      path: ['refusal'],
      message: messages.pattern,
    }),
  );

/** Undoes the last moves, while the students have not been notified. */
export const deskUndo = z.strictObject({
  applications: z.array(reference<'application'>()).check(z.minLength(1), z.maxLength(limits.desk.atOnce)),
});

/** Another moment for moves that the students have not been told of; null sends them at once. */
export const deskSending = z.strictObject({
  applications: z.array(reference<'application'>()).check(z.minLength(1), z.maxLength(limits.desk.atOnce)),
  send_at: sendAt,
});

/** A private note. */
export const newNote = z.strictObject({ text: requiredText(1, limits.applicationNote.max) });

export type DeskDecision = z.input<typeof deskDecision>;
export type DeskSending = z.input<typeof deskSending>;
export type NewApplication = z.infer<typeof newApplication>;
export type ApplicationDraft = z.input<typeof applicationDraft>;
export type Withdrawal = z.input<typeof withdrawal>;
export type Decision = z.input<typeof decision>;
