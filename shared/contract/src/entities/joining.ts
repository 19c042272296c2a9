import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** Side that began: a person who asked to act for the organisation, or its people, who invited an e-mail address. */
const origin = z.enum(['request', 'invitation']);

/** A pending request or invitation to act for an organisation, as the organisation's people see it. */
export const joining = z.object({
  id: ids.joining,
  origin,
  createdAt: moment,
  email: z.string(),
  /** Null for an invitation, so that the organisation does not learn whether the address has an account. */
  name: z.nullable(z.string()),
  surname: z.nullable(z.string()),
});

/** A pending request or invitation, as the person sees it. */
export const ownJoining = z.object({
  id: ids.joining,
  origin,
  createdAt: moment,
  organization: z.object({ id: ids.organization, name: z.string() }),
});

export type Joining = z.infer<typeof joining>;
export type OwnJoining = z.infer<typeof ownJoining>;
