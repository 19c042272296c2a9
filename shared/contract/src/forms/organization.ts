import * as z from 'zod/mini';
import { organizationSizes, organizationTypes, sectors } from '../constants/organizations.ts';
import { provinces } from '../constants/provinces.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, webAddress } from './fields.ts';
import { filledText, requiredLine } from './line.ts';

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

export type NewOrganization = z.input<typeof newOrganization>;
