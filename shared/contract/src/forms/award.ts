import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { momentOfClock } from '../moment-in-spain.ts';
import { emailField } from './email.ts';
import { reference } from './fields.ts';
import { requiredLine, text } from './line.ts';
import { momentField } from './moment.ts';
import { clockField, optionalClock } from './shown-window.ts';

const { awards: most, content } = limits;

const name = requiredLine(limits.name.max);

const categories = z
  .array(
    z.strictObject({
      /** Left out for a new one. */
      id: z.optional(reference<'awardCategory'>()),
      name,
    }),
  )
  .check(z.minLength(1, messages.required), z.maxLength(most.categories, messages.tooLong));

/** Left out by clients of before the jury. */
const criteria = z.optional(z.array(name).check(z.maxLength(most.criteria, messages.tooLong)));

const words = {
  year: z
    .int({ error: messages.required })
    .check(z.minimum(2020, messages.pattern), z.maximum(2100, messages.pattern)),
  name,
  description: text(content.markdown),
  categories,
  criteria,
};

type Times = Record<'opensAt' | 'closesAt' | 'announcedAt', string> & {
  judgedBy?: string | null | undefined;
};

/** Refuses times out of their order: an edition opens, closes, is judged and is announced. */
const inOrder = (read: (time: string) => Date | null) => {
  const isEarlier = (one: string, other: string): boolean => {
    const [first, second] = [read(one), read(other)];
    // A time that cannot be read is refused at its own field.
    return first !== null && second !== null && first < second;
  };
  return [
    z.refine<Times>(({ opensAt, closesAt }) => opensAt !== closesAt && !isEarlier(closesAt, opensAt), {
      path: ['closesAt'],
      message: messages.endsTooEarly,
    }),
    z.refine<Times>(({ closesAt, judgedBy }) => !judgedBy || !isEarlier(judgedBy, closesAt), {
      path: ['judgedBy'],
      message: messages.beforeClosing,
    }),
    z.refine<Times>(({ closesAt, judgedBy, announcedAt }) => !isEarlier(announcedAt, judgedBy || closesAt), {
      path: ['announcedAt'],
      message: messages.announcedTooEarly,
    }),
  ] as const;
};

export const awardEditionForm = z
  .strictObject({
    ...words,
    opensAt: momentField,
    closesAt: momentField,
    judgedBy: z.optional(z.nullable(momentField)),
    announcedAt: momentField,
  })
  .check(...inOrder((time) => new Date(time)));

/** An edition as a person types it, with the times of a clock in mainland Spain. */
export const awardEditionAnswers = z
  .strictObject({
    ...words,
    opensAt: clockField,
    closesAt: clockField,
    judgedBy: optionalClock,
    announcedAt: clockField,
  })
  .check(...inOrder(momentOfClock));

/** A student's published work, and the category to enter it in. */
export const newAwardEntry = z.strictObject({
  work: reference<'work'>(),
  category: reference<'awardCategory'>(),
});

/** A member of the jury, by the address of their account, and the categories that they score. */
export const newAwardJuror = z.strictObject({
  email: emailField,
  categories: z
    .array(reference<'awardCategory'>(), { error: messages.required })
    .check(z.minLength(1, messages.required), z.maxLength(most.categories, messages.tooLong)),
});

/** Points for each criterion of the edition, and what the jury has to say. */
export const awardScore = z.strictObject({
  points: z
    .array(
      z
        .int({ error: messages.required })
        .check(z.minimum(0, messages.pattern), z.maximum(most.points, messages.pattern)),
    )
    .check(z.minLength(1, messages.required), z.maxLength(most.criteria, messages.tooLong)),
  comment: text(most.comment),
});

export type NewAwardJuror = z.output<typeof newAwardJuror>;
export type AwardScore = z.output<typeof awardScore>;
export type AwardEditionForm = z.output<typeof awardEditionForm>;
export type AwardEditionAnswers = z.input<typeof awardEditionAnswers>;
export type NewAwardEntry = z.output<typeof newAwardEntry>;
