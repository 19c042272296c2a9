import * as z from 'zod/mini';
import { line } from './line.ts';

/** A teacher's answer to being named a tutor; null takes an acceptance back. */
export const tutoringAnswer = z.strictObject({ accepted: z.nullable(z.boolean()) });

/** A decline is taken back with what it answered. */
export const tutoringUndo = z.strictObject({ undo: line(200) });

/** Token that takes an answer back; null where `accepted: null` does it. */
export const tutoringAnswered = z.object({ undo: z.nullable(z.string()) });
