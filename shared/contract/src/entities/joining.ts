import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** Who began it: the person, who asked to act for the organisation, or its people, who invited an e-mail address. */
const origin = z.enum(['request', 'invitation']);

/** A person who may come to act for an organisation, until the other side decides. As its people see it. */
export const joining = z.object({
  id: ids.joining,
  origin,
  createdAt: moment,
  email: z.string(),
  /** Null for an invitation: whether the address has an account is not for the organisation to know. */
  name: z.nullable(z.string()),
  surname: z.nullable(z.string()),
});

/** The same as the person sees it. */
export const ownJoining = z.object({
  id: ids.joining,
  origin,
  createdAt: moment,
  organization: z.object({ id: ids.organization, name: z.string() }),
});

export type Joining = z.infer<typeof joining>;
export type OwnJoining = z.infer<typeof ownJoining>;
