import * as z from 'zod/mini';
import { goalCodes } from '../constants/goals.ts';
import { anyInterest, interests } from '../constants/interests.ts';
import { situationCodes } from '../constants/situations.ts';
import { studyTypes } from '../constants/study-types.ts';
import { visibilityLevels } from '../constants/visibility.ts';
import { workDeadlines } from '../constants/work-deadlines.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { competenceAnswers } from './competence-answers.ts';
import { choice } from './fields.ts';
import { requiredLine } from './line.ts';
import { campaigns, otherUniversity, phoneField, universityOrName } from './registration.ts';

/** Fields of a student that clients write (specification §3). Registration, wizard and profile combine them. */

const largestId = 2_147_483_647;
const text = requiredLine(limits.name.max);

/** An option of a picker, as its id or its object. 'Otra' has id 0 and the name that the user typed. */
const degree = z.pipe(
  z.transform((value: number | { id: number; name?: string | null | undefined }) =>
    typeof value === 'number' ? { id: value } : value,
  ),
  z
    .object({
      id: z.int().check(z.nonnegative(), z.maximum(largestId)).brand<'degree'>(),
      name: z.nullish(requiredLine(limits.degreeName.max)),
    })
    .check(
      z.refine(({ id: chosen, name }) => chosen !== otherUniversity.id || Boolean(name), messages.required),
    ),
);

const topic = choice([anyInterest, ...interests.map(({ name }) => name)]);

/** Study area by id, by name, or as the picker's object. */
const studyArea = z.pipe(
  z.transform((value: number | string | { id: number }) => idOf(value)),
  z.union([ids.studyArea, text]),
);

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Yes or no; 'Sí' means true (§3). */
const yesOrNo = z.pipe(
  z.transform((value: boolean | 'Sí' | 'No') => (value === 'Sí' ? true : value === 'No' ? false : value)),
  z.boolean(),
);

export const degreeChoices = z
  .array(degree)
  .check(z.maxLength(limits.degrees.max, messages.tooManyDegrees(limits.degrees.max)));

export const studentFields = {
  university: universityOrName,
  province: text,
  student_area: studyArea,
  study_type: choice(studyTypes),
  degrees: degreeChoices,
  work_deadline: choice(workDeadlines),
  /** Topics, and 'Indiferente'. */
  tags: z
    .array(topic, { error: messages.required })
    .check(z.maxLength(limits.interests.max, messages.tooLong)),
  /** One of the options of the form, or the text typed for 'Otro'. */
  reachedUsHow: text,
  situation: choice(situationCodes),
  qualification: choice(goalCodes),
  /** Stored with the user. An empty phone is ignored (§5). */
  phone: phoneField,
  campaigns,
  /** Special-category data, stored only while `disabilityConsent` is given (decisions). */
  disability: yesOrNo,
  /** Separate, explicit and revocable consent. False also deletes the answer about a disability. */
  disabilityConsent: z.boolean(),
  /** The complete questionnaire. The server computes the results and ignores those in the body. */
  competences: z.strictObject({ answers: competenceAnswers, results: z.optional(z.unknown()) }),
  /** Organisations that may see the student. The student can change it at any time. */
  visibility: choice(visibilityLevels),
};
