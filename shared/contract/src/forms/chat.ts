import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { requiredText } from './fields.ts';

/** A message of a conversation, in plain text. */
export const newChatMessage = z.strictObject({
  text: requiredText(1, limits.chatMessage.max),
  /** Made by the sender for each message: sent again with the same one, it is the same message and is written once. */
  key: z.optional(z.uuid()),
});

export type NewChatMessage = z.input<typeof newChatMessage>;
