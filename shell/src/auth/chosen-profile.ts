import { chosenUniversity } from '@puente/contract/forms/registration';
import { registrableRoles } from '@puente/contract/roles';
import * as z from 'zod/mini';

const key = 'u4iChosenProfile';

const chosenProfile = z.object({
  profileType: z.optional(z.enum(registrableRoles)),
  phone: z.optional(z.string()),
  university: z.optional(chosenUniversity),
  /** What was typed for 'Otra'. */
  universityExtension: z.optional(z.string()),
  /** Codes of campaigns. */
  campaigns: z.optional(z.array(z.string())),
});

/** What somebody chose on the registration screen before a provider took over; /user/complete starts with it. */
export type ChosenProfile = z.infer<typeof chosenProfile>;

/** For this tab: the way through a provider keeps nothing but where to go afterwards. */
export function keepChosenProfile(chosen: ChosenProfile): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage is blocked: the choice is asked for again.
  }
}

export function chosenProfileKept(): ChosenProfile {
  try {
    return chosenProfile.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

export function forgetChosenProfile(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
