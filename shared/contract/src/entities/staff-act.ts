import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** A field that an act changed, with its values before and after. Values about people are not kept. */
export const staffActChange = z.object({
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

/** `unknown`: the server ended before it could note the outcome. */
export const staffActOutcomes = ['done', 'refused', 'failed', 'unknown'] as const;

/** An entry of the trail of staff acts. It outlives the account of the member of staff and the record. */
export const staffAct = z.object({
  id: ids.staffAct,
  createdAt: moment,
  /** Id of the member of staff, and their name at that time. */
  user: ids.user,
  who: z.string(),
  /** Name of the call, `PUT /api/blog-posts/:id`; `staff-call-words.ts` has it in Spanish. */
  call: z.string(),
  /** Id of the record in the call's path, or of the one that the act created. */
  record: z.nullable(z.int()),
  recordName: nullableText,
  outcome: z.enum(staffActOutcomes),
  changes: z.array(staffActChange),
});

export type StaffActChange = z.infer<typeof staffActChange>;
export type StaffAct = z.infer<typeof staffAct>;
