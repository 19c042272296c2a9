import { type Situation, situationCodes, situations } from '@puente/contract/constants/situations';
import type { Student } from '@puente/contract/entities/student';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { studentUpdate } from '@puente/contract/forms/student-update';
import type { FormStep } from '@puente/design-system/multi-step-form';
import {
  areaField,
  degreesField,
  provinceField,
  situationField,
  studyTypeField,
  topicsField,
  universityField,
  workDeadlineField,
} from '../../wizard/fields.ts';

/** @param areas names of the study areas */
export const studiesForm = (areas: readonly string[]): FormStep => ({
  name: 'studies',
  title: 'Mis estudios',
  lead: 'Con estos datos te decimos qué proyectos encajan contigo y por qué.',
  fields: [
    provinceField,
    universityField,
    studyTypeField,
    areaField(areas),
    degreesField,
    situationField,
    // Students who have already chosen need not give a deadline.
    {
      ...workDeadlineField,
      dependency: { field: 'situation', is: [situations.unknown, situations.choosing] },
    },
    topicsField,
  ],
});

/** Form values of the profile that the wizard does not ask for. */
export const knownStudies = ({ situation, work_deadline }: Student): FieldValues => ({
  situation: situations[situation],
  work_deadline: work_deadline ?? '',
});

/** Returns the request body, or the errors by field. */
export function studiesFrom({ situation, work_deadline, university, ...answers }: FieldValues) {
  const [chosen] = Array.isArray(university) ? (university as readonly unknown[]) : [];
  const { data, error } = studentUpdate.safeParse({
    ...answers,
    university: chosen,
    situation: codeOf(situation),
    work_deadline: work_deadline || null,
  });
  // The server identifies a university by name, and stores unknown names as it stores 'Otra'.
  if (data) return { data: { ...data, university: data.university?.name } };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

const codeOf = (label: FieldValues[string] | undefined): Situation | undefined =>
  situationCodes.find((code) => situations[code] === label);
