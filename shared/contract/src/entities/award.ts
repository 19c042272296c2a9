import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';

/** A work of the awards. Its author is null when they have left. */
const enteredWork = z.object({ id: ids.work, title: z.string(), author: nullableText });

/** An edition of the awards, from the call to the winners. */
export const awardEdition = z.object({
  id: ids.awardEdition,
  ...stamps,
  year: z.int(),
  name: z.string(),
  /** Markdown. */
  description: z.string(),
  /** Students enter works from this moment on. */
  opensAt: moment,
  /** No work is entered or withdrawn from this moment on. */
  closesAt: moment,
  /** Until when the jury decides. */
  judgedBy: z.nullable(moment),
  /** The winners are public from this moment on. */
  announcedAt: moment,
  categories: z.array(
    z.object({
      id: ids.awardCategory,
      name: z.string(),
      /** Empty until the winners are announced. */
      winners: z.array(enteredWork),
    }),
  ),
});

/** A work that its author has entered in a category. */
export const awardEntry = z.object({
  id: ids.awardEntry,
  createdAt: moment,
  edition: ids.awardEdition,
  category: ids.awardCategory,
  work: enteredWork,
  /** For the author, false until the winners are announced. */
  winner: z.boolean(),
});

export type AwardEdition = z.infer<typeof awardEdition>;
export type AwardEntry = z.infer<typeof awardEntry>;
