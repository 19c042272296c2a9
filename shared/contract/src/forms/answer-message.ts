import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { placeholderProblem } from '../message-placeholders.ts';
import { filledText, text } from './line.ts';

/** Refuses a placeholder that nothing is known to stand for: its reader would be sent the braces. */
const knownPlaceholders = z.refine<string>((value) => placeholderProblem(value) === undefined, {
  error: ({ input }) => placeholderProblem(String(input)),
});

/** Message of an organisation to who has applied. Left out, null and empty mean the same. */
export const answerMessage = z.optional(z.nullable(text(limits.answerReason.max).check(knownPlaceholders)));

/** The same where there must be one. */
export const filledAnswerMessage = filledText(limits.answerReason.max).check(knownPlaceholders);
