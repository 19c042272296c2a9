import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { reference, requiredText } from './fields.ts';

/** A message of a conversation, in plain text. */
export const newChatMessage = z.strictObject({
  text: requiredText(1, limits.chatMessage.max),
  /** Unique key that the sender creates for each message, so that a retry does not create another one. */
  key: z.optional(z.uuid()),
});

/** A message to several students whom an opportunity interests. */
export const newInterestMessage = z.strictObject({
  interested: z
    .array(reference<'student'>())
    .check(z.minLength(1, messages.required), z.maxLength(limits.interestMessage.people, messages.tooLong)),
  text: newChatMessage.shape.text,
});

export type NewInterestMessage = z.input<typeof newInterestMessage>;
export type NewChatMessage = z.input<typeof newChatMessage>;
