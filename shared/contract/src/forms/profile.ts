import * as z from 'zod/mini';
import { provinces } from '../constants/provinces.ts';
import { situationCodes } from '../constants/situations.ts';
import { ids } from '../ids.ts';
import { messages } from '../messages.ts';
import { roleSpelling } from '../role-spelling.ts';
import { roles } from '../roles.ts';
import {
  campaigns,
  emailField,
  personName,
  phoneField,
  shortText,
  universityOrName,
} from './registration.ts';

/** Id of the profile's user. Clients send it (§7); only the caller's own id is accepted. */
const user = z.optional(ids.user);

/** Profiles that users complete after a social login (POST /api/{profile}s, §7). */
export const newStudentProfile = z.strictObject({
  user,
  university: universityOrName,
  phone: z.optional(phoneField),
  campaigns: z.optional(campaigns),
  province: z.optional(z.enum(provinces)),
  situation: z.optional(z.enum(situationCodes)),
});

export const newCoordinatorProfile = z.strictObject({
  user,
  phone: z.optional(phoneField),
  job_position: z.optional(shortText),
});

export const newTeacherProfile = z.strictObject({ user, university: z.optional(universityOrName) });

/** Invitation of a project manager by staff. The person sets a password with the link in the mail (§6). */
export const projectManagerInvitation = z.strictObject({
  email: emailField,
  name: personName,
  surname: personName,
  organizations: z
    .array(ids.organization)
    .check(z.minLength(1, messages.requiredShort), z.maxLength(50, messages.tooLong)),
});

/** Body of PUT /api/user/me (§7). An empty phone is ignored (§5). */
export const ownUser = z.strictObject({
  /** The user's own profile type or, if they have none yet, one that can register. */
  profileType: z.optional(roleSpelling(roles)),
  name: z.optional(personName),
  surname: z.optional(personName),
  phone: z.optional(phoneField),
  /** Id of an own upload for a picture; null removes the picture. */
  picture: z.optional(z.nullable(ids.file)),
  /** Ignored: the server stores its own current time (§4). */
  lastLogin: z.optional(z.string().check(z.maxLength(40, messages.tooLong))),
});

/** Personal data that users edit in their profile. An empty phone is ignored (§5). */
export const personalDataForm = z.object({ name: personName, surname: personName, phone: phoneField });

export type PersonalDataForm = z.input<typeof personalDataForm>;
