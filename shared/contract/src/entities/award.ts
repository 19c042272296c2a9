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
  /** Names of the criteria of the jury. Without any it gives points for the whole work (`criteriaOf`). */
  criteria: z.array(z.string()),
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

/** Points that the jury has given to an entry, from 0 to 10. */
const juryScores = z.object({
  /** Mean of the points of all members. */
  mean: z.number(),
  /** Standard deviation of the members' means: 0 when all agree. */
  spread: z.number(),
  /** One for each member who has scored, without an order that says when. */
  jurors: z.array(z.object({ name: z.string(), mean: z.number(), comment: z.string() })),
});

/** An entry as editors see it. */
export const judgedEntry = z.extend(awardEntry, {
  /** Null until the jury's time has passed, and for an entry that nobody has scored. */
  scores: z.nullable(juryScores),
});

/** A member of the jury of an edition. */
export const awardJuror = z.object({
  id: ids.awardJuror,
  ...stamps,
  name: z.string(),
  email: z.string(),
  /** Categories whose works the member scores. */
  categories: z.array(ids.awardCategory),
  /** Works that the member has scored, and all that they may score. */
  scored: z.int(),
  toScore: z.int(),
});

/** Reasons for which a member of the jury may not score a work: it is their own, or they have tutored it. */
export const judgeObstacles = ['author', 'tutor'] as const;

/** A work that a member of the jury scores. */
export const juryEntry = z.object({
  id: ids.awardEntry,
  category: z.string(),
  work: enteredWork,
  obstacle: z.nullable(z.enum(judgeObstacles)),
  /** Points of this member, in the order of the criteria. */
  score: z.nullable(z.object({ points: z.array(z.int()), comment: z.string(), updatedAt: moment })),
  /** Mean of all members; null until the jury's time has passed. */
  mean: z.nullable(z.number()),
});

/** An edition as a member of its jury sees it, with the works of their categories. */
export const juryTask = z.object({
  edition: ids.awardEdition,
  name: z.string(),
  criteria: z.array(z.string()),
  /** The jury scores from the closing on. */
  closesAt: moment,
  /** Until then it scores, and nobody sees the points of the others. */
  judgedUntil: moment,
  entries: z.array(juryEntry),
});

export type JudgedEntry = z.infer<typeof judgedEntry>;
export type AwardJuror = z.infer<typeof awardJuror>;
export type JuryEntry = z.infer<typeof juryEntry>;
export type JuryTask = z.infer<typeof juryTask>;
export type AwardEdition = z.infer<typeof awardEdition>;
export type AwardEntry = z.infer<typeof awardEntry>;
