import * as z from 'zod/mini';
import { collaborationSideCodes } from '../constants/collaborations.ts';
import { deliveryAnswers } from '../constants/deliveries.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** A delivered version of a milestone's work. */
export const delivery = z.object({
  id: ids.delivery,
  /** Null for a version that is only a file. */
  link: nullableText,
  /** A private file, which 'GET /api/deliveries/:id/file' sends. */
  file: z.nullable(z.object({ name: z.string(), /** Bytes. */ size: z.int() })),
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

/** A comment on what is delivered for a milestone. */
export const deliveryComment = z.object({
  id: ids.deliveryComment,
  text: z.string(),
  at: moment,
  side: z.enum(collaborationSideCodes),
  /** Full name of the person; null for a deleted account. */
  name: nullableText,
});

/** A milestone with its delivered versions and their comments. */
export const milestoneDeliveries = z.object({
  milestone: ids.milestone,
  title: z.string(),
  /** Last day, as yyyy-MM-dd in Spain. */
  due: z.string(),
  /** True for a milestone that the plan has left out, and that keeps what was delivered. */
  removed: z.boolean(),
  /** Latest first. */
  versions: z.array(delivery),
  /** Oldest first. */
  comments: z.array(deliveryComment),
});

export type Delivery = z.infer<typeof delivery>;
export type DeliveryComment = z.infer<typeof deliveryComment>;
export type MilestoneDeliveries = z.infer<typeof milestoneDeliveries>;
