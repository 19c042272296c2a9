import * as z from 'zod/mini';
import { organizationSizes, organizationTypes, sectors } from '../constants/organizations.ts';
import { provinces } from '../constants/provinces.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalLine, reference, tagList, webAddress } from './fields.ts';
import { filledText, requiredLine } from './line.ts';
import { emailField, phoneField } from './registration.ts';

/** An organisation as its coordinator describes it. */
export const newOrganization = z.object({
  name: requiredLine(limits.projectTitle.max),
  type: choice(organizationTypes),
  sector: choice(sectors),
  size: choice(organizationSizes),
  location: z.enum(provinces, { error: messages.required }),
  description: filledText(limits.projectText.max),
  web: webAddress,
});

/** All editable fields of an organisation (POST and PUT, §7). An empty text or null clears a field. */
export const organizationData = z.strictObject({
  ...newOrganization.shape,
  linkedin: webAddress,
  /** True when the organisation looks for people with a disability (specification §4, student wizard). */
  seeks_inclusion: z.optional(z.boolean()),
  reachedUsHow: optionalLine(limits.name.max),
  contact_name: optionalLine(limits.name.max),
  contact_mail: z.optional(z.nullable(z.union([z.literal(''), emailField], { error: messages.email }))),
  contact_phone: z.optional(z.nullable(phoneField)),
  /** Id of an own upload with the purpose `logo`. Without it, the logo does not change. */
  logo: z.optional(z.nullable(reference<'file'>())),
  brand: z.optional(z.strictObject({ academic_profiles: tagList })),
});

/** Fields of the form for an organisation's description. The logo and the brand have their own forms. */
export const organizationFields = z.omit(organizationData, { logo: true, brand: true, reachedUsHow: true });

export const organizationUpdate = z.partial(organizationData);

export type NewOrganization = z.input<typeof newOrganization>;
export type OrganizationFields = z.input<typeof organizationFields>;
export type OrganizationData = z.input<typeof organizationData>;
export type OrganizationUpdate = z.input<typeof organizationUpdate>;
