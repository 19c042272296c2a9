import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { requiredLine } from './line.ts';

const { max, length } = limits.synonyms;

/** A group of at least two synonyms that staff enter. */
export const newSearchSynonym = z.strictObject({
  terms: z
    .array(requiredLine(length), { error: messages.required })
    .check(z.minLength(2, messages.required), z.maxLength(max, messages.tooLong)),
});
