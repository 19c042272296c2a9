import * as z from 'zod/mini';
import { modalityCodes } from '../constants/modalities.ts';
import { opportunityStatusCodes } from '../constants/opportunities.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { organizationSummary } from './organization-summary.ts';

/** An event, which has a date, or an offer, which has a remuneration (§3). */
const details = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Evento'), date: z.nullable(moment) }),
  z.object({ type: z.literal('Oferta'), remuneration: nullableText }),
]);

/** Opportunity of an organisation (§3). `organization` is there when populated; details always are. */
export const opportunity = z.object({
  id: ids.opportunity,
  ...stamps,
  title: z.string(),
  description: z.string(),
  status: z.enum(opportunityStatusCodes),
  publishedAt: z.nullable(moment),
  /** True when it has no publication date (§4). */
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
  /** How many students said that it interests them; for its organisation's people only, who get them from their own list. */
  interested: z.optional(z.int()),
});

/** What an organisation sees of a student who said that an opportunity interests them: no contact data, no disability. */
export const interestedStudent = z.object({
  /** Of the student row. */
  id: ids.student,
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  student_area: nullableText,
  /** When they said so. */
  date: moment,
});

export type Opportunity = z.infer<typeof opportunity>;
export type InterestedStudent = z.infer<typeof interestedStudent>;
