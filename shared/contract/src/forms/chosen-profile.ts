import * as z from 'zod/mini';
import { registrableRoles } from '../roles.ts';
import { chosenUniversity } from './registration.ts';

/** The user's choices on the registration screen before a social login. /user/complete starts with them. */
export const chosenProfile = z.object({
  profileType: z.optional(z.enum(registrableRoles)),
  phone: z.optional(z.string()),
  university: z.optional(chosenUniversity),
  /** Text that the user typed for 'Otra'. */
  universityExtension: z.optional(z.string()),
  /** Codes of campaigns. */
  campaigns: z.optional(z.array(z.string())),
  campaignName: z.optional(z.string()),
});

export type ChosenProfile = z.infer<typeof chosenProfile>;
