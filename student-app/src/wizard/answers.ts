import { provinces } from '@puente/contract/constants/provinces';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import type { Student } from '@puente/contract/entities/student';
import type { UniversityName } from '@puente/contract/entities/study';
import { extensionName, type FieldValues, type PickedItem } from '@puente/contract/forms/field-definition';

/** Returns the profile as the wizard's form values. A value that is not in a list becomes 'Otra' with its text. */
export function knownAnswers(student: Student, universities: readonly UniversityName[]): FieldValues {
  const { university, degrees = [] } = student;
  const listed = universities.find(({ name }) => name === university);
  const typedDegree = degrees.find(({ id }) => id === 0);
  return {
    ...fromList('province', student.province, provinces, 'Otra'),
    ...fromList('reachedUsHow', student.reachedUsHow, waysOfReaching, 'Otro'),
    ...(university !== null && {
      university: [listed ?? other],
      ...(!listed && { [extensionName('university')]: university }),
    }),
    degrees: degrees.map((degree) => (degree.id === 0 ? other : { id: degree.id, name: degree.name })),
    ...(typedDegree && { [extensionName('degrees')]: typedDegree.name }),
    study_type: student.study_type ?? '',
    student_area: student.student_area ?? '',
    tags: student.tags,
    ...disabilityAnswer(student),
  };
}

/** Returns the disability answer as form values. */
export const disabilityAnswer = (
  student: Pick<Student, 'disability' | 'disabilityConsent'>,
): FieldValues => ({
  disability: yesOrNo(student.disability),
  disabilityConsent: student.disabilityConsent ?? false,
});

/** Returns the disability answer for the request. The consent is only sent with a 'Sí'. */
export const disabilityOf = ({ disability, disabilityConsent }: FieldValues) => ({
  disability: yesNoOrNull(disability),
  disabilityConsent: disability === 'Sí' && disabilityConsent === true,
});

function yesNoOrNull(answer: FieldValues[string] | undefined): 'Sí' | 'No' | null {
  if (answer === 'Sí') return 'Sí';
  return answer === 'No' ? 'No' : null;
}

const other: PickedItem = { id: 0, name: 'Otra' };

function yesOrNo(answer: boolean | null | undefined): string {
  if (answer === true) return 'Sí';
  return answer === false ? 'No' : '';
}

function fromList(
  name: string,
  value: string | null,
  list: readonly string[],
  otherOption: string,
): FieldValues {
  if (value === null || value === '') return {};
  return list.includes(value) ? { [name]: value } : { [name]: otherOption, [extensionName(name)]: value };
}
