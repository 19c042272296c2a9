import * as z from 'zod/mini';
import {
  notificationChannelCodes,
  messageKindCodes,
  serviceMessageKinds,
} from '../constants/message-kinds.ts';
import { stamps } from './fields.ts';
import { ids } from '../ids.ts';

const choices = Object.fromEntries(
  [...messageKindCodes, ...notificationChannelCodes].map((name) => [name, z.boolean()]),
) as Record<(typeof messageKindCodes)[number] | (typeof notificationChannelCodes)[number], z.ZodMiniBoolean>;

/** What a student wants to hear of, and on which channels (§3, notification preferences). No id while nothing was ever chosen. */
export const notificationPreferences = z.object({ id: z.nullable(ids.notificationPreferences), ...choices });

/** Message of the communication centre (§3). `notification_message` is HTML, to be sanitised where it is shown. */
export const message = z.object({
  id: ids.message,
  ...stamps,
  isRead: z.boolean(),
  /** Its subject: one of the preferences, or news for every student. */
  kind: z.enum([...messageKindCodes, ...serviceMessageKinds]),
  notification_subject: z.string(),
  notification_message: z.string(),
  student: z.optional(z.object({ id: ids.student })),
});

export type NotificationPreferences = z.infer<typeof notificationPreferences>;
export type Message = z.infer<typeof message>;
