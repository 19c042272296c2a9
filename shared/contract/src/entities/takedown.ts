import * as z from 'zod/mini';
import { takedownEvents, takedownKinds } from '../constants/takedowns.ts';
import { moment, nullableText } from './fields.ts';
import { takedownNote } from './takedown-note.ts';

/** A record that staff have taken down, for its owner and for staff. */
export const takedown = z.extend(takedownNote, {
  kind: z.enum(takedownKinds),
  record: z.object({ id: z.int(), title: z.string() }),
  /** Name of the organisation or of the author; null when the author has left. */
  owner: nullableText,
  objectedAt: z.nullable(moment),
  /** Last moment for an objection. */
  objectUntil: moment,
  /** Events, oldest first. `by` is null for people who have left, and members of staff have no name for the owner. */
  history: z.array(
    z.object({ event: z.enum(takedownEvents), date: moment, by: nullableText, words: nullableText }),
  ),
});

/** Response to a takedown. `changed` is false when the record was taken down already: nobody was notified. */
export const takenDown = z.object({ data: takedown, meta: z.object({ changed: z.boolean() }) });

export type Takedown = z.infer<typeof takedown>;
