import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { roles, staffRoles } from '../roles.ts';
import { moment } from './fields.ts';

/** A user as those who look after people see them: the account, not the profile. */
export const person = z.object({
  id: ids.user,
  createdAt: moment,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  /** Null until the profile is complete. */
  profileType: z.nullable(z.enum(roles)),
  staffRole: z.nullable(z.enum(staffRoles)),
  confirmed: z.boolean(),
  lastLogin: z.nullable(moment),
  /** Organisations that the person acts for. */
  organizations: z.array(z.object({ id: ids.organization, name: z.string() })),
  hasSecondFactor: z.boolean(),
  /** Number of open sessions. */
  sessions: z.int(),
  /** Account that this one was merged into: it is closed. */
  mergedInto: z.optional(ids.user),
});

export type Person = z.infer<typeof person>;
