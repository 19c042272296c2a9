import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { optionalText, reference } from './fields.ts';
import { line, requiredLine } from './line.ts';
import { momentField } from './moment.ts';
import { clocksInOrder, endsLater, optionalClock } from './shown-window.ts';

const { content: most } = limits;
const file = z.optional(z.nullable(reference<'file'>()));

const code = z
  .string({ error: messages.required })
  .check(
    z.maxLength(limits.name.max, messages.tooLong),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.pattern),
  );

const words = {
  code,
  name: requiredLine(limits.name.max),
  title: z.optional(line(most.title)),
  subtitle: optionalText(most.introduction),
  active: z.optional(z.boolean()),
};

const campaignFields = z.strictObject({
  ...words,
  logo: file,
  /** First moment of the campaign, and the moment at which it is over; null for an open end. */
  from: z.optional(z.nullable(momentField)),
  to: z.optional(z.nullable(momentField)),
});
export const newCampaign = campaignFields.check(endsLater);
export const campaignUpdate = z.partial(campaignFields).check(endsLater);
export type CampaignUpdate = z.output<typeof campaignUpdate>;

/** A campaign as a person types it, with the times of a clock in mainland Spain. Both may be empty. */
export const campaignAnswers = z
  .strictObject({ ...words, from: optionalClock, to: optionalClock })
  .check(clocksInOrder);

/** A program as a person types it; its logo and its campaigns are chosen. */
export const programAnswers = z.strictObject({ name: requiredLine(limits.name.max) });
export type ProgramAnswers = z.input<typeof programAnswers>;

export const programUpdate = z.partial(
  z.strictObject({
    name: requiredLine(limits.name.max),
    logo: file,
    /** Ids of the program's campaigns; replaces the list. Students of a removed campaign are no longer counted. */
    campaigns: z.array(reference<'campaign'>()).check(z.maxLength(20, messages.tooLong)),
  }),
);

export type CampaignAnswers = z.input<typeof campaignAnswers>;
