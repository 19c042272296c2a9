import * as z from 'zod/mini';
import { securityEventKinds } from '../constants/security-events.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** An entry of the security log. It keeps the ids of accounts that have been deleted. */
export const securityEvent = z.object({
  id: ids.securityEvent,
  kind: z.enum(securityEventKinds),
  createdAt: moment,
  /** Id of the account; null for a failed login of an unknown account. */
  user: z.nullable(ids.user),
  /** Id of the person who acted: the user, or a member of staff. */
  actor: z.nullable(ids.user),
  /** Pseudonym of the client's address: equal for equal addresses, and does not reveal the address. */
  address: z.string(),
  /** Reason of a member of staff who has seen the platform as this user. */
  reason: nullableText,
});

export type SecurityEvent = z.infer<typeof securityEvent>;
