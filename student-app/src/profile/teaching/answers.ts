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

/** What the profile says already, as the fields hold it: a university that no list has is 'Otra' with its name. */
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

/** What is sent, or the fields that are not as they should be. */
export function teachingOf({ university, teacher_area, degrees }: FieldValues) {
  const { data, error } = teacherUpdate.safeParse({
    university: itemsOf(university)[0],
    teacher_area: teacher_area || null,
    degrees: itemsOf(degrees).map(({ id }) => id),
  });
  // The server knows a university by its name, and keeps one that it does not know as 'Otra' is kept.
  if (data) return { data: { ...data, university: data.university?.name } };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

const itemsOf = (chosen: FieldValues[string] | undefined): readonly PickedItem[] =>
  Array.isArray(chosen) ? (chosen as readonly PickedItem[]) : [];
