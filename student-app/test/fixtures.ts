import type { Application } from '@puente/contract/entities/application';
import { type Resource, resource as resourceAnswer } from '@puente/contract/entities/content';
import { type Opportunity, opportunity as opportunityAnswer } from '@puente/contract/entities/opportunity';
import {
  type Organization,
  organization as organizationAnswer,
  type ReadableStats,
} from '@puente/contract/entities/organization';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import { ids, type OnTheWire } from '@puente/contract/ids';
import * as records from '@puente/testing/pages/records';

/** Fixtures for the tests of the student area, based on the records shared by all apps. */

export { pageOf, user } from '@puente/testing/pages/records';

const stamps = { createdAt: '2026-02-03T10:00:00.000Z', updatedAt: '2026-02-03T10:00:00.000Z' };

export const student = (favorites: number[] = []): CurrentUser => ({
  ...records.user('student', {
    id: 7,
    university: 'Universidade da Coruña',
    province: 'A Coruña',
    situation: 'choosing',
    favorites,
  }),
  id: ids.user.parse(1),
  email: 'estudiante@puente.test',
  name: 'Uxía',
  surname: 'Prado',
});

/** A student without a known profile, whose lists have the default order. */
export const newcomer = (favorites: number[] = []): CurrentUser => {
  const known = student(favorites);
  return { ...known, details: known.details && { ...known.details, province: null } };
};

export const teacher: CurrentUser = {
  ...student(),
  email: 'docente@puente.test',
  profileType: 'teacher',
  details: { id: ids.profile.parse(9), university: 'Universidade de Vigo' },
};

export const teacherWhoSaved = (favorites: number[]): CurrentUser => ({
  ...teacher,
  details: teacher.details && {
    ...teacher.details,
    favorites: favorites.map((project) => ids.project.parse(project)),
  },
});

export const coordinator: CurrentUser = records.user('coordinator', {
  id: 3,
  organization: { id: 3, name: 'Fundación Río Limpio' },
});

export const project = (change: Parameters<typeof records.project>[0] = {}): Project =>
  records.project({
    ...stamps,
    title: 'Huertos urbanos en escuelas',
    description: 'Primer párrafo del proyecto.\n\nSegundo párrafo del proyecto.',
    publishedAt: '2026-02-03T10:00:00.000Z',
    deadline: '2031-03-12T22:59:59.999Z',
    objectives: 'Medir el consumo de agua.',
    ods: [13],
    requirements: 'Ganas de aprender.',
    internship: true,
    location: 'Lugo',
    visibility_consent: true,
    remuneration: '300 € al mes',
    dedication: 'Flexible',
    organization: { ...records.organization, id: 3, name: 'Fundación Río Limpio', location: 'Lugo' },
    ...change,
  });

export const application = (change: Parameters<typeof records.application>[0] = {}): Application =>
  records.application({ ...stamps, motivation: 'Me interesa', CV: null, CV_url: null, ...change });

export const resource = (change: Partial<OnTheWire<Resource>> = {}): Resource =>
  resourceAnswer.parse({
    id: 4,
    ...stamps,
    publishedAt: '2026-02-03T10:00:00.000Z',
    title: 'Revisión bibliográfica sin perderse',
    introduction: 'De una búsqueda amplia a veinte lecturas que importan.',
    tags: ['bibliografía', 'metodología'],
    tfx_status: 'onGoing',
    is_popular: false,
    popularity_visits: 11,
    purposes: ['tfx_support'],
    excerpt: 'De una búsqueda amplia a veinte lecturas que importan.',
    minutes: 1,
    content: 'Escribe tu pregunta y subraya los conceptos.',
    pictureText: null,
    link: 'https://recursos.ejemplo.test/guia',
    picture: null,
    ...change,
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

export const organization = (change: Partial<OnTheWire<Organization>> = {}): Organization =>
  organizationAnswer.parse({
    id: 3,
    ...stamps,
    name: 'Fundación Río Limpio',
    type: 'Fundación',
    sector: 'Medio ambiente',
    size: '11 a 50 personas',
    description: 'Cuidamos el río desde 1998.\nTrabajamos con escuelas.',
    location: 'Lugo',
    web: 'https://www.riolimpio.test/',
    linkedin: null,
    verified: true,
    seeks_inclusion: false,
    logo: null,
    opportunities: [],
    ...change,
  });

export const opportunity = (change: Partial<OnTheWire<Opportunity>> = {}): Opportunity =>
  opportunityAnswer.parse({
    id: 21,
    ...stamps,
    title: 'Jornada de puertas abiertas',
    description: 'Un paseo por la ribera y una charla.',
    status: 'open',
    publishedAt: '2026-02-03T10:00:00.000Z',
    isDraft: false,
    location: 'Lugo',
    target_profile: 'Biología o Ciencias Ambientales',
    presentiality: 'onsite',
    details: { type: 'Evento', date: '2031-03-12T16:00:00.000Z' },
    content: '## Qué haremos\n\nUn recorrido.',
    url: 'https://inscripciones.riolimpio.test/1',
    ...change,
  });

export const figures = (change: Partial<ReadableStats['attributes']> = {}): { data: ReadableStats } => ({
  data: {
    attributes: {
      projects: 6,
      open_projects: 4,
      opportunities: 2,
      followers: 1204,
      answered_in_time: 82,
      median_answer_days: 6,
      ...change,
    },
  },
});

/** Studies in the profile of a student, as the match rules need them. */
export const studies = {
  id: 7,
  ...stamps,
  university: 'Universidade da Coruña',
  province: 'A Coruña',
  phone: null,
  situation: 'choosing',
  qualification: null,
  study_type: 'Grado',
  work_deadline: null,
  tags: ['Agua'],
  reachedUsHow: null,
  campaigns: [],
  competences: null,
  visibility: 'applied' as const,
  completedAt: null,
  student_area: 'Ciencias',
  degrees: [{ id: 3, name: 'Grado en Biología', type: 'Grado' }],
};
