import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { registrableRoles } from '../roles.ts';
import {
  campaigns,
  needsPhone,
  needsUniversity,
  personName,
  phoneField,
  registration,
  university,
} from './registration.ts';

/** Body of POST /api/users-permissions/register-student (§7): a registration that need not say whose it is. */
export const studentRegistration = z.strictObject({
  data: z.pipe(
    z.transform((person: Omit<z.input<typeof registration>, 'profileType'> & { profileType?: 'student' }) =>
      asStudent(person),
    ),
    registration,
  ),
});

/** Anything but an object is left for the schema behind to refuse. */
const asStudent = (person: unknown): unknown =>
  typeof person === 'object' && person !== null && !Array.isArray(person)
    ? { ...person, profileType: 'student' }
    : person;

/** Personal data. The provider's token proves identity and address; the body may add data that the token lacks. */
const person = {
  name: z.optional(personName),
  surname: z.optional(personName),
  profileType: z.optional(z.enum(registrableRoles)),
  phone: z.optional(phoneField),
  university: z.optional(university),
  campaigns: z.optional(campaigns),
};

const token = z.string().check(z.minLength(1, messages.requiredShort), z.maxLength(8_000, messages.tooLong));

/** Body of POST /api/users-permissions/google/register. Without a profile type the account is completed later. */
export const googleRegistration = z
  .strictObject({ id_token: token, ...person })
  .check(needsUniversity, needsPhone);

/** Body of POST /api/users-permissions/microsoft/register. */
export const microsoftRegistration = z
  .strictObject({ access_token: token, ...person })
  .check(needsUniversity, needsPhone);
