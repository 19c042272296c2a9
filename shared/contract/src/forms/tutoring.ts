import * as z from 'zod/mini';
import { line } from './line.ts';

/** A teacher's answer to being named a tutor; null undoes an acceptance. */
export const tutoringAnswer = z.strictObject({ accepted: z.nullable(z.boolean()) });

/** Undoes a decline, with the token that the decline returned. */
export const tutoringUndo = z.strictObject({ undo: line(200) });

/** Token that undoes an answer; null when `accepted: null` undoes it. */
export const tutoringAnswered = z.object({ undo: z.nullable(z.string()) });
