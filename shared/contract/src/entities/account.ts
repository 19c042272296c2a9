import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { mediaFile } from './file.ts';

/** A user, as returned to themselves and to staff (§7, GET /api/users/{id}). */
export const user = z.object({
  id: ids.user,
  ...stamps,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: nullableText,
  profileType: nullableText,
  confirmed: z.boolean(),
  lastLogin: z.nullable(moment),
  picture: z.optional(z.nullable(mediaFile)),
});

/** The user data that is returned with a profile. */
export const userSummary = z.object({
  id: ids.user,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: nullableText,
});

const line = z.object({
  /** Code of the kind of data, for programs: `applications`, `sessions`. */
  what: z.string(),
  count: z.int(),
  /** Description of the data in Spanish, for people. */
  text: z.string(),
});

/** Preview of what deleting an account removes and what is kept. */
export const deletionPreview = z.object({
  goes: z.array(line),
  stays: z.array(z.extend(line, { why: z.string() })),
  /** Number of published works. The author chooses whether they are deleted or kept without a name (`works` of the deletion). */
  publishedWorks: z.int(),
  /** False for users without a password: they need a recent login instead. */
  hasPassword: z.boolean(),
  /** True when the login is recent enough to need no password. */
  loginIsRecent: z.boolean(),
});

export type User = z.infer<typeof user>;
export type UserSummary = z.infer<typeof userSummary>;
export type DeletionPreview = z.infer<typeof deletionPreview>;
