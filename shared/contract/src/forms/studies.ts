import * as z from 'zod/mini';
import { studyTypes } from '../constants/study-types.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { requiredLine } from './line.ts';

const name = requiredLine(limits.studyName.max);

const isCode = (code: string): boolean => /^[a-z][a-z-]{1,19}$/.test(code);

/** A university as staff enter it; `code` is the short name by which campaigns know it. */
export const newUniversity = z.strictObject({
  name,
  code: z.optional(z.nullable(z.string().check(z.trim(), z.refine(isCode, { error: messages.pattern })))),
  validated: z.optional(z.boolean()),
});
export const universityFields = z.partial(newUniversity);

/** Form of a university. Without a short name, the text is empty. */
export const universityAnswers = z.object({
  name,
  code: z.string().check(
    z.trim(),
    z.refine((code) => code === '' || isCode(code), { error: messages.pattern }),
  ),
});

/** Fields of the call from answers. */
export const universityFieldsOf = ({ name, code }: z.input<typeof universityAnswers>) => ({
  name,
  code: code === '' ? null : code,
});

/** Name with which a university that users typed enters the catalogue. */
export const universityAcceptance = z.pick(newUniversity, { name: true });

/** A degree, whole: 'Grado en Derecho'. */
export const newDegree = z.strictObject({
  name,
  type: z.enum(studyTypes, { error: messages.required }),
  /** Id of the study area. */
  study_area: z.optional(z.nullable(ids.studyArea)),
});
/** Name of a degree as students typed it for 'Otra'. */
export const typedDegreeName = requiredLine(limits.degreeName.max);

export const degreeToAdd = z.extend(newDegree, { typed_as: z.optional(typedDegreeName) });
export const degreeFields = z.partial(newDegree);
export type NewDegree = z.input<typeof newDegree>;
