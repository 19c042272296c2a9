import * as z from 'zod/mini';
import { mediaFile } from './file.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';

/** A user as they see themselves and as staff see them (§7, GET /api/users/{id}). */
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

/** The user beside a profile. */
export const userSummary = z.object({
  id: ids.user,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: nullableText,
});

const line = z.object({
  /** What it is, for programs: `applications`, `sessions`. */
  what: z.string(),
  count: z.int(),
  /** The same for people. */
  text: z.string(),
});

/** What deleting an account does, told before it is done. */
export const deletionPreview = z.object({
  goes: z.array(line),
  stays: z.array(z.extend(line, { why: z.string() })),
  /** How many: the author decides whether they stay without a name or go (`works` of the deletion). */
  publishedWorks: z.int(),
  /** Without it the login has to be recent. */
  hasPassword: z.boolean(),
  /** Whether the login is recent enough to need no password. */
  loginIsRecent: z.boolean(),
});

export type User = z.infer<typeof user>;
export type UserSummary = z.infer<typeof userSummary>;
export type DeletionPreview = z.infer<typeof deletionPreview>;
