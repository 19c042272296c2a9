import * as z from 'zod/mini';
import { modalityCodes } from '../constants/modalities.ts';
import { opportunityStatusCodes } from '../constants/opportunities.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { organizationSummary } from './organization-summary.ts';
import { takedownNote } from './takedown-note.ts';

/** An event, which has a date, or an offer, which has a remuneration (§3). */
const details = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Evento'), date: z.nullable(moment) }),
  z.object({ type: z.literal('Oferta'), remuneration: nullableText }),
]);

/** Opportunity of an organisation (§3). `organization` is present when populated; details always are. */
export const opportunity = z.object({
  id: ids.opportunity,
  ...stamps,
  title: z.string(),
  description: z.string(),
  status: z.enum(opportunityStatusCodes),
  publishedAt: z.nullable(moment),
  /** True when the opportunity has no publication date (§4). */
  isDraft: z.boolean(),
  /** Province. */
  location: nullableText,
  target_profile: nullableText,
  presentiality: z.nullable(z.enum(modalityCodes)),
  details,
  /** Markdown. */
  content: nullableText,
  url: nullableText,
  organization: z.optional(organizationSummary),
  /** Number of interested students. Only in the organisation's own list, for its people. */
  interested: z.optional(z.int()),
  /** For the people of its organisation and staff: the takedown that hides the record from everybody else. */
  taken_down: z.optional(takedownNote),
});

/** A student who marked an opportunity as interesting, as its organisation sees them: without contact data or disability. */
export const interestedStudent = z.object({
  /** Id of the student row. */
  id: ids.student,
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  student_area: nullableText,
  /** Moment at which the student marked it. */
  date: moment,
  /** Time of the organisation's last message to them about the opportunity. */
  written_at: z.nullable(moment),
});

/** Reasons why a message to several did not go to one of them. */
export const leftOutReasons = [
  /** The opportunity does not interest them any more, or organisations cannot find them. */
  'notInterested',
  /** The same text was sent to them before, by this call or an earlier one. */
  'sameText',
  /** They got `limits.interestMessage.unanswered` messages within 24 hours, and answered none since. */
  'tooOften',
] as const;

/** Result of a message to several interested students. */
export const interestMessageSent = z.object({
  written: z.array(ids.student),
  leftOut: z.array(z.object({ id: ids.student, reason: z.enum(leftOutReasons) })),
});

export type Opportunity = z.infer<typeof opportunity>;
export type InterestedStudent = z.infer<typeof interestedStudent>;
export type InterestMessageSent = z.infer<typeof interestMessageSent>;
export type LeftOutReason = (typeof leftOutReasons)[number];
