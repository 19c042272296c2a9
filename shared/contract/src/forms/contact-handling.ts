import * as z from 'zod/mini';
import { contactOutcomeCodes, contactStateCodes } from '../constants/contact-messages.ts';
import { limits } from '../limits.ts';
import { placeholderProblem } from '../message-placeholders.ts';
import { messages } from '../messages.ts';
import { choice, reference, requiredText } from './fields.ts';
import { filledText, requiredLine } from './line.ts';

/** Work of the team on a message. Each change names what its author saw, so that a colleague's is not overwritten. */

const nobodyOr = z.nullable(reference<'user'>());

export const contactAssignment = z.strictObject({
  /** Null gives the message back to everybody. */
  user: nobodyOr,
  /** Assignee whom the author of the change saw. */
  seen: nobodyOr,
});

const choosable = ['taken', 'waiting', 'settled'] as const;

/** Outcomes belong to settled messages. */
const fits = ({ state, outcome }: { state: string; outcome?: string | null | undefined }): boolean =>
  (state === 'settled') === ((outcome ?? null) !== null);

export const contactMove = z
  .strictObject({
    state: choice(choosable),
    outcome: z.optional(z.nullable(choice(contactOutcomeCodes))),
    /** State that the author of the change saw. */
    seen: choice(contactStateCodes),
  })
  .check(z.refine(fits, { error: messages.required, path: ['outcome'] }));

export const contactAnswerText = requiredText(limits.contactAnswer.min, limits.contactAnswer.max);

/** An answer in a chat, which holds shorter texts than a mail. */
export const chatAnswerText = requiredText(limits.contactAnswer.min, limits.chatMessage.max);

export const newContactAnswer = z.strictObject({
  text: contactAnswerText,
  /** Number of answers that its author has read. */
  answers: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
});

export const newContactNote = z.strictObject({ text: requiredText(1, limits.staffNote.max) });

/** The only placeholder that has a value for each message. */
const onlyName = z.refine<string>((value) => savedAnswerProblem(value) === undefined, {
  error: ({ input }) => savedAnswerProblem(String(input)),
});

export const newSavedAnswer = z.strictObject({
  name: requiredLine(limits.savedAnswer.name),
  text: filledText(limits.contactAnswer.max).check(onlyName),
});

export const savedAnswerChanges = z.partial(newSavedAnswer);

function savedAnswerProblem(text: string): string | undefined {
  const unknown = placeholderProblem(text) ?? /\{\s*proyecto\s*\}/i.exec(text)?.[0];
  return unknown === undefined ? undefined : 'Aquí solo puedes usar {nombre}.';
}

export type ContactAssignment = z.output<typeof contactAssignment>;
export type ContactMove = z.output<typeof contactMove>;
export type NewSavedAnswer = z.infer<typeof newSavedAnswer>;
export type SavedAnswerChanges = z.infer<typeof savedAnswerChanges>;
