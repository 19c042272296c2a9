import * as z from 'zod/mini';
import { alertKindCodes, alertMailCodes } from '../constants/alert-kinds.ts';
import { moment } from './fields.ts';
import { ids } from '../ids.ts';

/** What a person of an organisation is told of, on its pages. */
export const alert = z.object({
  id: ids.alert,
  /** The last time that it happened. */
  date: moment,
  isRead: z.boolean(),
  kind: z.enum(alertKindCodes),
  subject: z.string(),
  /** Where it leads, within the platform. */
  path: z.string(),
  organization: z.object({ id: ids.organization, name: z.string() }),
});

/** What a person wants to be told of one kind: on the pages, and how often by mail. */
export const alertChoice = z.object({
  kind: z.enum(alertKindCodes),
  here: z.boolean(),
  mail: z.enum(alertMailCodes),
});

export type Alert = z.infer<typeof alert>;
export type AlertChoice = z.infer<typeof alertChoice>;
