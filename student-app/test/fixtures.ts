import type { Apply } from '@puente/contract/entities/apply';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';

const stamps = { createdAt: '2026-02-03T10:00:00.000Z', updatedAt: '2026-02-03T10:00:00.000Z' };

export const student = (favorites: number[] = []): CurrentUser => ({
  id: 1,
  email: 'estudiante@puente.test',
  name: 'Uxía',
  surname: 'Prado',
  phone: null,
  profileType: 'student',
  details: {
    id: 7,
    university: 'Universidade da Coruña',
    province: 'A Coruña',
    situation: 'choosing',
    favorites,
  },
});

export const teacher: CurrentUser = {
  ...student(),
  email: 'docente@puente.test',
  profileType: 'teacher',
  details: { id: 9, university: 'Universidade de Vigo' },
};

export const organization = {
  id: 3,
  name: 'Fundación Río Limpio',
  sector: 'Medio ambiente',
  location: 'Lugo',
  logo: null,
};

export const project = (change: Partial<Project> = {}): Project => ({
  id: 12,
  ...stamps,
  title: 'Huertos urbanos en escuelas',
  description: 'Primer párrafo del proyecto.\n\nSegundo párrafo del proyecto.',
  status: 'new',
  publishedAt: '2026-02-03T10:00:00.000Z',
  deadline: '2031-03-12T22:59:59.999Z',
  type: 'TFG',
  objectives: 'Medir el consumo de agua.',
  ods: [13],
  ods_explanation: null,
  academic_profile: [],
  requirements: 'Ganas de aprender.',
  working_method: null,
  tags: [],
  internship: true,
  language: null,
  presentiality: 'hybrid',
  location: 'Lugo',
  visibility_consent: true,
  remuneration: '300 € al mes',
  dedication: 'Flexible',
  organization,
  study_areas: ['Ciencias'],
  ...change,
});

export const application = (change: Partial<Apply> = {}): Apply => ({
  id: 40,
  ...stamps,
  status: 'new',
  motivation: 'Me interesa',
  interest: null,
  availability: null,
  video: null,
  supermatch: false,
  deadline: null,
  CV: null,
  CV_url: null,
  ...change,
});

export const pageOf = <Item>(data: Item[], { page = 1, pageCount = 1, total = data.length } = {}) => ({
  data,
  meta: { pagination: { page, pageSize: 12, pageCount, total } },
});

export const studyAreas = {
  data: [
    { id: 1, name: 'Arte y Humanidades' },
    { id: 2, name: 'Ciencias' },
  ],
};

export const cvFile = (name = 'cv.pdf', bytes = 1000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

export const storedCv = { id: 55, ...stamps, name: 'cv.pdf', size: 1000, url: null };
