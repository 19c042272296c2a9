import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isPhone } from '../phone.ts';
import { emailField } from './email.ts';
import { line, nameLine } from './line.ts';
import { registrableRoles, type RegistrableRole } from '../roles.ts';

export { emailField } from './email.ts';

/** A name of a thing. */
export const shortText = line(limits.name.max).check(z.minLength(1, messages.requiredShort));

/** Name or surname of a person. */
export const personName = nameLine(limits.name.max).check(z.minLength(1, messages.requiredShort));

export const newPassword = z
  .string()
  .check(
    z.minLength(limits.password.min, messages.passwordShort),
    z.maxLength(limits.password.max, messages.tooLong),
  );

export const phoneField = z.string().check(z.trim(), z.refine(isPhone, messages.phone));

/** 'Otra' has id 0 and the typed name (§3, registration payload). */
export const otherUniversity = { id: 0, name: 'Otra' } as const;

const namedUniversity = z.object({
  id: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)).brand<'university'>(),
  name: shortText,
});

/** Pickers hand over what they hold: a university given as a list is reduced to its first element (§5). */
export const university = z.pipe(
  z.transform((value: NamedUniversity | readonly NamedUniversity[]) =>
    Array.isArray(value) ? (value as unknown[])[0] : value,
  ),
  namedUniversity,
);

type NamedUniversity = z.input<typeof namedUniversity>;

/** The same, or its name alone, as a student's record gives it (§3): one of the list, or what was typed for 'Otra'. */
export const universityOrName = z.pipe(
  z.transform((value: NamedUniversity | readonly NamedUniversity[] | string) =>
    typeof value === 'string' ? { name: value } : Array.isArray(value) ? (value as unknown[])[0] : value,
  ),
  z.object({
    id: z.optional(namedUniversity.shape.id),
    name: shortText.check(z.refine((name) => name !== otherUniversity.name, messages.requiredShort)),
  }),
);

/** Codes of campaigns; which ones there are, the server knows. */
export const campaigns = z.array(line(60).check(z.minLength(1))).check(z.maxLength(5, messages.tooLong));

type Profiled = {
  profileType?: RegistrableRole | undefined;
  university?: unknown;
  phone?: string | undefined;
};
/** Only students have a university, and they must (§5). */
export const needsUniversity = z.refine<Profiled>(
  (values) => values.profileType !== 'student' || values.university !== undefined,
  {
    path: ['university'],
    message: messages.requiredShort,
  },
);
export const needsPhone = z.refine<Profiled>(
  (values) => values.profileType !== 'coordinator' || Boolean(values.phone),
  {
    path: ['phone'],
    message: messages.requiredShort,
  },
);

/** Body of POST /api/auth/local/register (§3 and §5). */
export const registration = z
  .strictObject({
    username: emailField,
    email: emailField,
    password: newPassword,
    name: personName,
    surname: personName,
    profileType: z.enum(registrableRoles),
    phone: z.optional(phoneField),
    university: z.optional(university),
    campaigns: z.optional(campaigns),
  })
  .check(needsUniversity, needsPhone);

export type Registration = z.input<typeof registration>;

/** What a university field holds: one of the list, 'Otra', or nothing yet. */
export const chosenUniversity = z.nullable(z.object({ id: z.int(), name: z.string() }));
export type ChosenUniversity = z.infer<typeof chosenUniversity>;

/** A university as calls take it: 'Otra' with the name that was typed for it. */
const universityFrom = (
  chosen: NonNullable<ChosenUniversity>,
  extension: string,
): { id: number; name: string } =>
  chosen.id === otherUniversity.id ? { id: otherUniversity.id, name: extension.trim() } : chosen;

const typesUniversity = (values: { profileType: RegistrableRole; university: ChosenUniversity }) =>
  values.profileType === 'student' && values.university?.id === otherUniversity.id;

/** What people say of themselves, by profile. */
const personFields = {
  profileType: z.enum(registrableRoles),
  name: personName,
  surname: personName,
  phone: z.string().check(z.trim()),
  university: chosenUniversity,
  universityExtension: z.string(),
  terms: z.boolean().check(z.refine((accepted) => accepted, messages.acceptRequired)),
};

type PersonFields = z.output<ReturnType<typeof z.object<typeof personFields>>>;

const personRules = [
  z.refine<PersonFields>((values) => values.profileType !== 'student' || values.university !== null, {
    path: ['university'],
    message: messages.requiredShort,
  }),
  z.refine<PersonFields>((values) => !typesUniversity(values) || values.universityExtension.trim() !== '', {
    path: ['universityExtension'],
    message: messages.requiredShort,
  }),
  z.refine<PersonFields>(
    (values) => !typesUniversity(values) || values.universityExtension.trim().length <= limits.name.max,
    {
      path: ['universityExtension'],
      message: messages.tooLong,
    },
  ),
  z.refine<PersonFields>((values) => values.profileType !== 'coordinator' || values.phone !== '', {
    path: ['phone'],
    message: messages.requiredShort,
  }),
  z.refine<PersonFields>((values) => values.profileType === 'teacher' || isPhone(values.phone), {
    path: ['phone'],
    message: messages.phone,
  }),
] as const;

/**
 * What the registration screen collects; `registrationFrom` turns it into the body of the call.
 * What was typed for another profile stays in the form, out of sight: no rule may hold it against the person.
 */
export const registrationForm = z
  .object({
    ...personFields,
    email: emailField,
    password: newPassword,
    rePassword: z.string().check(z.minLength(1, messages.requiredShort)),
  })
  .check(
    z.refine((values) => values.password === values.rePassword, {
      path: ['rePassword'],
      message: messages.passwordsDiffer,
    }),
    ...personRules,
  );

export type RegistrationForm = z.infer<typeof registrationForm>;

/** The same form after a social login (/user/complete): it asks for no address and no password. */
export const completionForm = z
  .object({ ...personFields, email: z.string(), password: z.string(), rePassword: z.string() })
  .check(...personRules);

/**
 * The payload for each profile: teachers give no phone, only students have a university and a campaign (§3, §5).
 * @param campaigns codes of the campaigns whose link led to the form
 */
export function registrationFrom(form: RegistrationForm, campaigns: string[] = []): Registration {
  const { profileType, name, surname, email, password, phone } = form;
  const payload: Registration = { username: email, email, password, name, surname, profileType };
  if (profileType !== 'teacher' && phone !== '') payload.phone = phone;
  if (profileType === 'student') {
    if (form.university) payload.university = universityFrom(form.university, form.universityExtension);
    if (campaigns.length > 0) payload.campaigns = campaigns;
  }
  return payload;
}
