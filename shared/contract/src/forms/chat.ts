import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { requiredText } from './fields.ts';

/** A message of a conversation, in plain text. */
export const newChatMessage = z.strictObject({ text: requiredText(1, limits.chatMessage.max) });

export type NewChatMessage = z.input<typeof newChatMessage>;
