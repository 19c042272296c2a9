import * as z from 'zod/mini';
import { takedownReasonCodes, takedownStateCodes } from '../constants/takedowns.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** Takedown of a record, as its owner and staff read it on the record. */
export const takedownNote = z.object({
  id: ids.takedown,
  createdAt: moment,
  reason: z.enum(takedownReasonCodes),
  words: nullableText,
  state: z.enum(takedownStateCodes),
});

export type TakedownNote = z.infer<typeof takedownNote>;
