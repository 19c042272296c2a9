import * as z from 'zod/mini';
import { takedownDecisions, takedownReasonCodes } from '../constants/takedowns.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalText, requiredText } from './fields.ts';

/** Form of staff to take a record down. `other` needs words: the owner would learn nothing without. */
export const newTakedown = z
  .strictObject({ reason: choice(takedownReasonCodes), words: optionalText(limits.takedownWords.max) })
  .check(
    z.refine(({ reason, words }) => reason !== 'other' || (words ?? '') !== '', {
      error: messages.required,
      path: ['words'],
    }),
  );

/** Objection of the owner. */
export const objection = z.strictObject({
  words: requiredText(limits.objection.min, limits.objection.max),
});

/** Decision of staff, with words for the owner. */
export const takedownAnswer = z.strictObject({
  decision: choice(takedownDecisions),
  words: requiredText(limits.takedownWords.min, limits.takedownWords.max),
});

export type NewTakedown = z.output<typeof newTakedown>;
export type Objection = z.output<typeof objection>;
export type TakedownAnswer = z.output<typeof takedownAnswer>;
