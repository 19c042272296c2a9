import * as z from 'zod/mini';
import {
  messageKindCodes,
  notificationChannelCodes,
  serviceMessageKinds,
} from '../constants/message-kinds.ts';
import { ids } from '../ids.ts';
import { stamps } from './fields.ts';

const choices = Object.fromEntries(
  [...messageKindCodes, ...notificationChannelCodes].map((name) => [name, z.boolean()]),
) as Record<(typeof messageKindCodes)[number] | (typeof notificationChannelCodes)[number], z.ZodMiniBoolean>;

/** A student's notification preferences, by kind and channel (§3). The id is null until the student saves them. */
export const notificationPreferences = z.object({ id: z.nullable(ids.notificationPreferences), ...choices });

/** Message of the communication centre (§3). `notification_message` is HTML: sanitise it before rendering. */
export const message = z.object({
  id: ids.message,
  ...stamps,
  isRead: z.boolean(),
  /** Kind of message: one of the preferences, or a service message for every student. */
  kind: z.enum([...messageKindCodes, ...serviceMessageKinds]),
  notification_subject: z.string(),
  notification_message: z.string(),
  student: z.optional(z.object({ id: ids.student })),
});

export type NotificationPreferences = z.infer<typeof notificationPreferences>;
export type Message = z.infer<typeof message>;
