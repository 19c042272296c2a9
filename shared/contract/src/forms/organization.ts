import * as z from 'zod/mini';
import { organizationSizes, organizationTypes, sectors } from '../constants/organizations.ts';
import { provinces } from '../constants/provinces.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: messages.required });

/** An empty address is no address; anything else must be http(s). */
const webAddress = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(300, messages.tooLong),
    z.refine((value) => value === '' || /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value), messages.pattern),
  ),
);

/** An organisation as its coordinator describes it. */
export const newOrganization = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.required), z.maxLength(limits.projectTitle.max, messages.tooLong)),
  type: choice(organizationTypes),
  sector: choice(sectors),
  size: choice(organizationSizes),
  location: z.enum(provinces, { error: messages.required }),
  description: z.string().check(z.trim(), z.minLength(1, messages.required), z.maxLength(limits.projectText.max, messages.tooLong)),
  web: webAddress,
});

export type NewOrganization = z.input<typeof newOrganization>;
