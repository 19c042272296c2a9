import type { Teacher } from '@puente/contract/entities/profiles';
import type { UniversityName } from '@puente/contract/entities/study';
import { extensionName, type FieldValues, type PickedItem } from '@puente/contract/forms/field-definition';
import { teacherUpdate } from '@puente/contract/forms/profile-update';
import { limits } from '@puente/contract/limits';
import type { FormStep } from '@puente/design-system/multi-step-form';
import { areaField, universityField } from '../../wizard/fields.ts';

/** @param areas names of the study areas */
export const teachingForm = (areas: readonly string[]): FormStep => ({
  name: 'teaching',
  title: 'Mi docencia',
  lead: 'Así te encuentran quienes buscan quien dirija su trabajo.',
  fields: [
    universityField,
    { ...areaField(areas), value: 'teacher_area', optional: true },
    {
      type: 'picker',
      value: 'degrees',
      label: 'Titulaciones en las que enseñas',
      kind: 'titulación',
      maxLength: limits.degrees.max,
      optional: true,
    },
  ],
});

/** Returns the profile as form values. A university that is not in the list becomes 'Otra' with its name. */
export function knownTeaching(teacher: Teacher, universities: readonly UniversityName[]): FieldValues {
  const { university, teacher_area, degrees = [] } = teacher;
  const listed = universities.find(({ name }) => name === university);
  return {
    ...(university !== null && {
      university: [listed ?? { id: 0, name: 'Otra' }],
      ...(!listed && { [extensionName('university')]: university }),
    }),
    teacher_area: teacher_area ?? '',
    degrees: degrees.map(({ id, name }) => ({ id, name })),
  };
}

/** Returns the request body, or the errors by field. */
export function teachingOf({ university, teacher_area, degrees }: FieldValues) {
  const { data, error } = teacherUpdate.safeParse({
    university: itemsOf(university)[0],
    teacher_area: teacher_area || null,
    degrees: itemsOf(degrees).map(({ id }) => id),
  });
  // The server identifies a university by name, and stores unknown names as it stores 'Otra'.
  if (data) return { data: { ...data, university: data.university?.name } };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

const itemsOf = (chosen: FieldValues[string] | undefined): readonly PickedItem[] =>
  Array.isArray(chosen) ? (chosen as readonly PickedItem[]) : [];
