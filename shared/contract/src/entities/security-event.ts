import * as z from 'zod/mini';
import { securityEventKinds } from '../constants/security-events.ts';
import { moment } from './fields.ts';
import { ids } from '../ids.ts';

/** What happened to an account. Accounts may be gone by now: their ids stay for as long as the event. */
export const securityEvent = z.object({
  id: ids.securityEvent,
  kind: z.enum(securityEventKinds),
  createdAt: moment,
  /** The account; null for a failed login of no account. */
  user: z.nullable(ids.user),
  /** Who did it: the user, or a member of staff. */
  actor: z.nullable(ids.user),
  /** Equal for equal addresses, and says no address. */
  address: z.string(),
});

export type SecurityEvent = z.infer<typeof securityEvent>;
