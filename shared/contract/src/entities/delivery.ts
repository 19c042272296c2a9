import * as z from 'zod/mini';
import { collaborationSideCodes } from '../constants/collaborations.ts';
import { deliveryAnswers } from '../constants/deliveries.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** A delivered version of a milestone's work. */
export const delivery = z.object({
  id: ids.delivery,
  link: z.string(),
  text: nullableText,
  /** True for a version that must never be offered for publication. */
  confidential: z.boolean(),
  sentAt: moment,
  /** Full name of the student; null for a deleted account. */
  name: nullableText,
  /** Null while nobody has reviewed it. */
  answer: z.nullable(z.enum(deliveryAnswers)),
  /** Changes that were asked for. */
  reason: nullableText,
  answeredAt: z.nullable(moment),
  answered_by: z.nullable(z.enum(collaborationSideCodes)),
});

/** A milestone with its delivered versions. */
export const milestoneDeliveries = z.object({
  milestone: ids.milestone,
  title: z.string(),
  /** Last day, as yyyy-MM-dd in Spain. */
  due: z.string(),
  /** True for a milestone that the plan has left out, and that keeps what was delivered. */
  removed: z.boolean(),
  /** Latest first. */
  versions: z.array(delivery),
});

export type Delivery = z.infer<typeof delivery>;
export type MilestoneDeliveries = z.infer<typeof milestoneDeliveries>;
