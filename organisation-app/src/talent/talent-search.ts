import { provinces } from '@puente/contract/constants/provinces';
import { situationCodes, situations } from '@puente/contract/constants/situations';
import { studyTypes } from '@puente/contract/constants/study-types';
import { workDeadlines } from '@puente/contract/constants/work-deadlines';
import { counted } from '@puente/contract/counted';
import { listSearch } from '@puente/platform/lists';

/** Search for students who chose to be found: its address, its filters and its API query. */
export const talentSearch = listSearch('GET /api/students/find', ({ keyword, manyNamed, manyOf }) => ({
  filters: {
    q: keyword({ label: 'Titulación', where: (text) => ({ degrees: { $containsi: text } }) }),
    area: manyNamed({
      label: 'Área de estudio',
      facet: 'student_area',
      where: (names) => ({ student_area: { $in: names } }),
    }),
    interest: manyNamed({
      label: 'Intereses',
      facet: 'tags',
      where: (names) => ({ tags: { $in: names } }),
    }),
    type: manyOf({
      label: 'Tipo de estudios',
      values: studyTypes,
      facet: 'study_type',
      where: (names) => ({ study_type: { $in: names } }),
    }),
    province: manyOf({
      label: 'Provincia',
      values: provinces,
      facet: 'province',
      where: (names) => ({ province: { $in: names } }),
    }),
    university: manyNamed({
      label: 'Universidad',
      facet: 'university',
      where: (names) => ({ university: { $in: names } }),
    }),
    deadline: manyOf({
      label: 'Cuándo elige su TFG o TFM',
      values: workDeadlines,
      facet: 'work_deadline',
      where: (names) => ({ work_deadline: { $in: names } }),
    }),
    situation: manyOf({
      label: 'En qué punto está',
      values: situationCodes,
      words: situations,
      facet: 'situation',
      where: (codes) => ({ situation: { $in: codes } }),
    }),
  },
  sorts: {
    newest: { label: 'Registrados hace menos', order: 'createdAt:desc' },
    oldest: { label: 'Registrados hace más', order: 'createdAt:asc' },
  },
}));

/** '1 estudiante', '1.204 estudiantes'. */
export const talentCount = (total: number): string => counted(total, 'estudiante', 'estudiantes');
