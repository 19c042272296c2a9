import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { optionalLine, reference, tagList, webAddress } from './fields.ts';
import { newOrganization } from './organization.ts';
import { emailField, phoneField } from './registration.ts';

/** All that its people can say of it (POST and PUT, §7). An empty text or null takes away what was said. */
export const organizationData = z.strictObject({
  ...newOrganization.shape,
  linkedin: webAddress,
  /** Whether it looks for people with a disability (specification §4, student wizard). */
  seeks_inclusion: z.optional(z.boolean()),
  reachedUsHow: optionalLine(limits.name.max),
  contact_name: optionalLine(limits.name.max),
  contact_mail: z.optional(z.nullable(z.union([z.literal(''), emailField], { error: messages.email }))),
  contact_phone: z.optional(z.nullable(phoneField)),
  /** Id of an own upload with the purpose `logo`; left out, the logo stays as it is. */
  logo: z.optional(z.nullable(reference<'file'>())),
  brand: z.optional(z.strictObject({ academic_profiles: tagList })),
});

/** What its people type when they describe it: the logo and the brand are fields of their own. */
export const organizationFields = z.omit(organizationData, { logo: true, brand: true, reachedUsHow: true });

export const organizationUpdate = z.partial(organizationData);

export type OrganizationFields = z.input<typeof organizationFields>;
export type OrganizationData = z.input<typeof organizationData>;
export type OrganizationUpdate = z.input<typeof organizationUpdate>;
