import * as z from 'zod/mini';
import { alertKindCodes, alertMailCodes } from '../constants/alert-kinds.ts';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** An alert for a person of an organisation, shown on its pages. */
export const alert = z.object({
  id: ids.alert,
  /** Date of the latest occurrence. */
  date: moment,
  isRead: z.boolean(),
  kind: z.enum(alertKindCodes),
  subject: z.string(),
  /** Path on the platform that the alert links to. */
  path: z.string(),
  organization: z.object({ id: ids.organization, name: z.string() }),
});

/** A person's preferences for one kind of alert: whether to show it on the pages, and how often to mail it. */
export const alertChoice = z.object({
  kind: z.enum(alertKindCodes),
  here: z.boolean(),
  mail: z.enum(alertMailCodes),
});

export type Alert = z.infer<typeof alert>;
export type AlertChoice = z.infer<typeof alertChoice>;
