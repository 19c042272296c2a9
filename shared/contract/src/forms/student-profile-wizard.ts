import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { withExtensions } from './extensions.ts';
import { oneLine } from './line.ts';
import { studentFields } from './student-profile.ts';

const {
  university,
  province,
  student_area,
  study_type,
  degrees,
  tags,
  reachedUsHow,
  phone,
  disability,
  disabilityConsent,
  work_deadline,
  situation,
} = studentFields;

/** Fields of which 'Otra' is an option. */
const extended = ['province', 'reachedUsHow', 'university', 'degrees'] as const;
const extension = z.optional(z.string().check(z.maxLength(limits.degreeName.max, messages.tooLong), oneLine));

const answers = z.object({
  student_area,
  study_type,
  degrees: degrees.check(z.minLength(1, messages.required)),
  province,
  tags: tags.check(z.minLength(1, messages.required)),
  reachedUsHow,
  /** Must be there when the student has none yet. */
  university: z.optional(university),
  phone: z.optional(phone),
  /** Optional: a student need not say. */
  disability: z.optional(z.nullable(disability)),
  disabilityConsent: z.optional(disabilityConsent),
  work_deadline: z.optional(work_deadline),
  situation: z.optional(situation),
  'province-extension': extension,
  'reachedUsHow-extension': extension,
  'university-extension': extension,
  'degrees-extension': extension,
});

/**
 * The student wizard (specification §3, "complete-student-profile"). `id`, `createdAt` and `updatedAt`, which clients have
 * at hand, are no part of it.
 */
export const studentProfileWizard = z.pipe(
  z.transform((given: z.input<typeof answers>, { issues }) =>
    replaced(given, (path) =>
      issues.push({ code: 'custom', path: [path], message: messages.required, input: given }),
    ),
  ),
  answers,
);

export type StudentProfileWizard = z.input<typeof studentProfileWizard>;

/** What is no object, the schema behind refuses. A university given as a list is reduced to its first element (§5). */
function replaced(given: unknown, missing: (extension: string) => void): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { university: chosen, ...others } = given as Record<string, unknown>;
  const reduced =
    'university' in given
      ? { ...others, university: Array.isArray(chosen) ? (chosen as unknown[])[0] : chosen }
      : others;
  return withExtensions(reduced, extended, missing);
}
