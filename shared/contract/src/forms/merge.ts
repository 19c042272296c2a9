import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** Fingerprint of a preview. */
const version = z.string().check(z.regex(/^[0-9a-f]{1,64}$/));

/** Merge of an organisation into another, as its preview (`version`) described it. */
export const newOrganizationMerge = z.strictObject({
  into: ids.organization,
  version,
});

/** Merges of a university or a degree into another one of the catalogue, as their preview (`version`) described them. */
export const newUniversityMerge = z.strictObject({ into: ids.university, version });
export const newDegreeMerge = z.strictObject({ into: ids.degree, version });

/** Account that a planned merge leaves. */
export const mergeAnnouncement = z.strictObject({ into: ids.user });

/** Merge of an account into another, as its preview described it, with the password of the member of staff. */
export const newAccountMerge = z.strictObject({
  into: ids.user,
  version,
  password: z.string().check(z.minLength(1, messages.required), z.maxLength(limits.password.max)),
});
