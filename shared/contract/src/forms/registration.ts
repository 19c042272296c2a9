import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isPhone } from '../phone.ts';
import { type RegistrableRole, registrableRoles } from '../roles.ts';
import { emailField } from './email.ts';
import { line, nameLine } from './line.ts';

export { emailField } from './email.ts';

/** Short text that names something. */
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

/** A university. If a picker sends a list, only its first element counts (§5). */
export const university = z.pipe(
  z.transform((value: NamedUniversity | readonly NamedUniversity[]) =>
    Array.isArray(value) ? (value as unknown[])[0] : value,
  ),
  namedUniversity,
);

type NamedUniversity = z.input<typeof namedUniversity>;

/** A university, or its name alone, as in a student's record (§3): one of the list, or the text typed for 'Otra'. */
export const universityOrName = z.pipe(
  z.transform((value: NamedUniversity | readonly NamedUniversity[] | string) =>
    typeof value === 'string' ? { name: value } : Array.isArray(value) ? (value as unknown[])[0] : value,
  ),
  z.object({
    id: z.optional(namedUniversity.shape.id),
    name: shortText.check(z.refine((name) => name !== otherUniversity.name, messages.requiredShort)),
  }),
);

/** Codes of campaigns. The server knows the valid ones. */
export const campaigns = z.array(line(60).check(z.minLength(1))).check(z.maxLength(5, messages.tooLong));

type Profiled = {
  profileType?: RegistrableRole | undefined;
  university?: unknown;
  phone?: string | undefined;
};
/** Requires a university of students; other profiles have none (§5). */
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

/** Value of a university field: one of the list, 'Otra', or null. */
export const chosenUniversity = z.nullable(z.object({ id: z.int(), name: z.string() }));
export type ChosenUniversity = z.infer<typeof chosenUniversity>;

/** Converts a chosen university to the body of a call: 'Otra' gets the name that the user typed. */
const universityFrom = (
  chosen: NonNullable<ChosenUniversity>,
  extension: string,
): { id: number; name: string } =>
  chosen.id === otherUniversity.id ? { id: otherUniversity.id, name: extension.trim() } : chosen;

const typesUniversity = (values: { profileType: RegistrableRole; university: ChosenUniversity }) =>
  values.profileType === 'student' && values.university?.id === otherUniversity.id;

/** Personal data on the forms, for all profiles. */
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
 * Values of the registration form; `registrationFrom` turns them into the body of the call. Hidden fields keep the text that was typed for
 * another profile, so no rule may check them.
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

/** The registration form after a social login (/user/complete), without address and password. */
export const completionForm = z
  .object({ ...personFields, email: z.string(), password: z.string(), rePassword: z.string() })
  .check(...personRules);

/**
 * Returns the payload for each profile: teachers have no phone, and only students have a university and a campaign (§3, §5).
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
