import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** Profiles that were typed one after the other, between commas; each once. */
export const profilesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((profile) => profile.trim())
      .filter((profile) => profile !== ''),
  ),
];

/** The academic profiles that an organisation looks for, as its people type them. */
export const typedProfiles = z.object({
  academic_profiles: z.string().check(
    z.refine((text) => profilesIn(text).length <= limits.tags.max, {
      error: `Puedes poner ${limits.tags.max} perfiles como máximo.`,
    }),
    z.refine((text) => profilesIn(text).every((profile) => profile.length <= limits.tags.length), {
      error: `${messages.tooLong} Cada perfil admite ${limits.tags.length} caracteres.`,
    }),
  ),
});
