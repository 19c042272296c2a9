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

/** What clients write of a student (specification §3), field by field: registration, wizard and profile put them together. */

const largestId = 2_147_483_647;
const text = requiredLine(limits.name.max);

/** An option of a picker: its id, or the option as the picker holds it. 'Otra' has id 0 and the name that was typed. */
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

/** By id, by name, or as the picker holds it. */
const studyArea = z.pipe(
  z.transform((value: number | string | { id: number }) => idOf(value)),
  z.union([ids.studyArea, text]),
);

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** 'Sí' means true (§3). */
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
  /** One of the ways that the form offers, or what was typed for 'Otro'. */
  reachedUsHow: text,
  situation: choice(situationCodes),
  qualification: choice(goalCodes),
  /** Belongs to the user; empty is not written (§5). */
  phone: phoneField,
  campaigns,
  /** Special-category data: kept only while `disabilityConsent` stands (decisions). */
  disability: yesOrNo,
  /** Separate, explicit and revocable: false takes the answer back as well. */
  disabilityConsent: z.boolean(),
  /** The questionnaire, answered whole. Its results, which answers have beside it, are the server's to work out. */
  competences: z.strictObject({ answers: competenceAnswers, results: z.optional(z.unknown()) }),
  /** Which organisations see them; the student's choice, at any time. */
  visibility: choice(visibilityLevels),
};
