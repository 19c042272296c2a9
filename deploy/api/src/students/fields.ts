import type { studentFields } from '@puente/contract/forms/student-profile';
import type { StudentRow } from './columns.ts';

/** Column of each field by which organisations find students in the talent corner. */
const findableFields = {
  province: 'province',
  study_type: 'studyType',
  work_deadline: 'workDeadline',
  tags: 'tags',
  situation: 'situation',
} as const;

/** Fields of the form that are kept in other tables, or by a rule of their own (disability.ts). */
type Converted = 'university' | 'student_area' | 'degrees' | 'phone' | 'disability' | 'disabilityConsent';

/** Column of each field of the form that is stored as it is sent. */
export const profileFields = {
  ...findableFields,
  qualification: 'qualification',
  reachedUsHow: 'reachedUsHow',
  campaigns: 'campaigns',
  competences: 'competences',
  visibility: 'visibility',
} as const satisfies Record<Exclude<keyof typeof studentFields, Converted>, keyof StudentRow>;

/** Column of each field that the student and staff read. */
export const ownFields = { ...profileFields, university: 'university', phone: 'phone' } as const;

/** Column of each field that organisations with talent access read: no contact data, no disability, no results. */
export const talentFields = {
  ...findableFields,
  id: 'id',
  name: 'name',
  surname: 'surname',
  university: 'university',
  student_area: 'studentArea',
} as const;
