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

/** The user of the profile: clients send it (§7), and it can only be the caller. */
const user = z.optional(ids.user);

/** Profiles that a user who came through social login completes (POST /api/{profile}s, §7). */
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

/** Staff invite a project manager, who sets a password with the link in the mail (§6). */
export const projectManagerInvitation = z.strictObject({
  email: emailField,
  name: personName,
  surname: personName,
  organizations: z
    .array(ids.organization)
    .check(z.minLength(1, messages.requiredShort), z.maxLength(50, messages.tooLong)),
});

/** Body of PUT /api/user/me (§7). An empty phone is not written (§5). */
export const ownUser = z.strictObject({
  /** One's own, or, while there is none, one of those that can register. */
  profileType: z.optional(roleSpelling(roles)),
  name: z.optional(personName),
  surname: z.optional(personName),
  phone: z.optional(phoneField),
  /** Id of an own upload for a picture; null takes the picture away. */
  picture: z.optional(z.nullable(ids.file)),
  /** Any moment: 'now' is what is written, by the server's clock (§4). */
  lastLogin: z.optional(z.string().check(z.maxLength(40, messages.tooLong))),
});

/** What users change of their personal data in the profile; an empty phone is not written (§5). */
export const personalDataForm = z.object({ name: personName, surname: personName, phone: phoneField });

export type PersonalDataForm = z.input<typeof personalDataForm>;
