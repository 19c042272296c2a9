import * as z from 'zod/mini';
import { doubleReasonCodes } from '../constants/verification.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';
import { organization } from './organization.ts';

/** An organisation in the list of staff. */
export const reviewedOrganization = z.extend(organization, {
  /** Number of people who act for it. */
  people: z.int(),
  /** Number of other organisations that look like the same one, at most `limits.organizationDoubles`. */
  doubles: z.int(),
});

/** Another organisation that may be the same one. */
export const organizationDouble = z.object({
  id: ids.organization,
  name: z.string(),
  type: nullableText,
  location: nullableText,
  web: nullableText,
  verified: z.boolean(),
  createdAt: moment,
  why: z.array(z.enum(doubleReasonCodes)),
});

/** A note of staff about an organisation. Nobody else reads it. */
export const staffNote = z.object({
  id: ids.staffNote,
  text: z.string(),
  createdAt: moment,
  /** Name of the author; null when their account was deleted. */
  author: nullableText,
});

/** Mail about a decision, as its first recipient would get it. */
export const decisionMail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Addresses that the mail is sent to: people of the organisation who have not ended such mails. */
  recipients: z.array(z.string()),
});

/** Response to a decision of staff. */
export const decided = z.object({
  data: organization,
  /** `changed` is false when the organisation was in this state already: nothing was recorded and no mail was sent. */
  meta: z.object({ changed: z.boolean() }),
});

export type ReviewedOrganization = z.infer<typeof reviewedOrganization>;
export type OrganizationDouble = z.infer<typeof organizationDouble>;
export type StaffNote = z.infer<typeof staffNote>;
export type DecisionMail = z.infer<typeof decisionMail>;
