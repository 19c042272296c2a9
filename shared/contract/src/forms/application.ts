import * as z from 'zod/mini';
import { refusalCodes } from '../constants/refusals.ts';
import { isRefusal, statusCodes } from '../constants/statuses.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { answerMessage } from './answer-message.ts';
import { day, optionalLine, optionalText, reference, requiredText, webAddress } from './fields.ts';
import { text } from './line.ts';
import { momentField } from './moment.ts';

/** What an application may say beside the motivation, and with which CV. */
const optional = {
  availability: optionalText(),
  /** What draws them to the organisation or the topic. */
  interest: optionalText(),
  /** Address of a video in which they introduce themselves. */
  video: webAddress,
  /** Name of the tutor at the university. */
  tutor: optionalLine(limits.name.max),
  /** What they expect of the project. */
  project_expected: optionalText(),
  rtx_interest: z.optional(z.nullable(z.boolean())),
  /** Day until which they can wait for an answer. */
  deadline: z.optional(z.nullable(day)),
};

/** What a student sends with an application; `CV` is the id that POST /api/upload gave. */
export const newApplication = z.strictObject({
  project: reference<'project'>(),
  motivation: requiredText(limits.motivation.min, limits.motivation.max),
  ...optional,
  CV: reference<'file'>(),
});

/** The same as far as it is filled in: what is left out stays as it was. */
export const applicationDraft = z.strictObject({
  project: reference<'project'>(),
  motivation: z.optional(z.nullable(text(limits.motivation.max))),
  ...optional,
  /** Half of an address is kept as well: it is checked when it is sent. */
  video: optionalLine(limits.address.max),
  CV: z.optional(z.nullable(reference<'file'>())),
  /** The page of the form that the student has come to, from 1. */
  step: z.optional(z.int().check(z.minimum(1), z.maximum(limits.applicationSteps.max))),
});

/** Why a student takes an application back: the organisation reads it. */
export const withdrawal = z.strictObject({ reason: optionalText(limits.withdrawalReason.max) });

/** The organisation's answer, or its private mark. `reason` is shown to the student. */
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

/** Several at once, each from the status in which the organisation saw it: what changed meanwhile stays as it is. */
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

/** Takes the last moves back, as long as the students have not been told. */
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
