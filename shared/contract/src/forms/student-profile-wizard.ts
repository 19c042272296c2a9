import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { withExtensions } from './extensions.ts';
import { line } from './line.ts';
import { studentFields } from './student-profile.ts';

/** Fields that have the option 'Otra'. */
const extended = ['province', 'reachedUsHow', 'university', 'degrees'] as const;
const extension = z.optional(line(limits.degreeName.max));

const answers = z.strictObject({
  student_area: studentFields.student_area,
  study_type: studentFields.study_type,
  degrees: studentFields.degrees.check(z.minLength(1, messages.required)),
  province: studentFields.province,
  tags: studentFields.tags.check(z.minLength(1, messages.required)),
  reachedUsHow: studentFields.reachedUsHow,
  /** Required when the student has none yet. */
  university: z.optional(studentFields.university),
  phone: z.optional(studentFields.phone),
  /** Optional: students need not answer. */
  disability: z.optional(z.nullable(studentFields.disability)),
  disabilityConsent: z.optional(studentFields.disabilityConsent),
  work_deadline: z.optional(studentFields.work_deadline),
  situation: z.optional(studentFields.situation),
  qualification: z.optional(z.nullable(studentFields.qualification)),
  competences: z.optional(studentFields.competences),
  'province-extension': extension,
  'reachedUsHow-extension': extension,
  'university-extension': extension,
  'degrees-extension': extension,
});

/** The student wizard (specification §3, "complete-student-profile"). */
export const studentProfileWizard = z.pipe(
  z.transform((given: z.input<typeof answers>, { issues }) =>
    replaced(given, (path) =>
      issues.push({ code: 'custom', path: [path], message: messages.required, input: given }),
    ),
  ),
  answers,
);

/** Converts answers that were validated before, without reporting errors again. */
const wholeAnswers = (given: unknown) => replaced(given, () => undefined) as z.input<typeof answers>;

export type StudentProfileWizard = z.input<typeof studentProfileWizard>;

/** The answer to 'what worries you', which clients send with the same call before the wizard is complete (§7). */
const qualificationAlone = z.strictObject({ qualification: studentFields.qualification });

const isQualificationAlone = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.keys(given).join() === 'qualification';

/** The wizard, or the qualification alone. Errors come from the schema of the one that was sent. */
export const profileCompletion = z.pipe(
  z.transform((given: z.input<typeof qualificationAlone> | z.input<typeof answers>, { issues }) => {
    const meant = isQualificationAlone(given) ? qualificationAlone : studentProfileWizard;
    for (const issue of meant.safeParse(given).error?.issues ?? []) {
      if (issue.code === 'unrecognized_keys')
        issues.push({ code: 'unrecognized_keys', keys: issue.keys, input: {} });
      else issues.push({ code: 'custom', path: issue.path, message: issue.message, input: given });
    }
    return isQualificationAlone(given) ? given : wholeAnswers(given);
  }),
  z.union([qualificationAlone, answers]),
);

/**
 * Replaces 'Otra' by the text that the user typed. The schema below rejects non-objects. A list of universities is reduced to its first
 * element (§5).
 */
function replaced(given: unknown, missing: (extension: string) => void): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { university: chosen, ...others } = given as Record<string, unknown>;
  const reduced =
    'university' in given
      ? { ...others, university: Array.isArray(chosen) ? (chosen as unknown[])[0] : chosen }
      : others;
  return withExtensions(reduced, extended, missing);
}
