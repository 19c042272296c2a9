import { type Application, application as applicationAnswer } from '@puente/contract/entities/application';
import {
  type OwnProject,
  ownProject as ownProjectAnswer,
  type Project,
  project as projectAnswer,
} from '@puente/contract/entities/project';
import { type CurrentUser, currentUser } from '@puente/contract/entities/user';
import { type Work, work as workAnswer } from '@puente/contract/entities/work';
import type { OnTheWire } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';

/**
 * Records as the API returns them, for tests: each is complete, and a test changes only the relevant fields. The contract parses each
 * record, so that an invalid one fails its test.
 */

const stamps = { createdAt: '2026-10-02T10:00:00.000Z', updatedAt: '2026-10-02T10:00:00.000Z' };

export const organization = {
  id: 5,
  name: 'Fundación Ría Viva',
  sector: 'Medio ambiente',
  location: 'A Coruña',
  logo: null,
};

export const user = (
  profileType: Role | null,
  details: Partial<OnTheWire<NonNullable<CurrentUser['details']>>> = {},
): CurrentUser =>
  currentUser.parse({
    id: 2,
    email: 'persona@puente.test',
    name: 'Marta',
    surname: 'Souto',
    phone: null,
    profileType,
    updatedAt: stamps.updatedAt,
    details: { id: 1, ...details },
  });

export const project = (change: Partial<OnTheWire<Project>> = {}): Project =>
  projectAnswer.parse({
    id: 12,
    ...stamps,
    title: 'Mapa de zonas inundables',
    description: 'Qué barrios se inundarán con más frecuencia y qué medidas serían las más eficaces.',
    status: 'new',
    status_reason: null,
    publishedAt: '2026-10-02T10:00:00.000Z',
    deadline: null,
    type: 'TFG',
    objectives: null,
    ods: [],
    ods_explanation: null,
    academic_profile: [],
    requirements: null,
    working_method: null,
    tags: [],
    internship: false,
    language: null,
    presentiality: 'hybrid',
    location: 'A Coruña',
    visibility_consent: false,
    remuneration: null,
    dedication: null,
    result_owner: null,
    answer_days: 15,
    organization,
    study_areas: ['Ciencias'],
    ...change,
  });

export const ownProject = (change: Partial<OnTheWire<OwnProject>> = {}): OwnProject =>
  ownProjectAnswer.parse({
    ...project(),
    applications: { total: 0, new: 0, oldest_new: null },
    views: 0,
    saves: 0,
    ...change,
  });

export const application = (change: Partial<OnTheWire<Application>> = {}): Application =>
  applicationAnswer.parse({
    id: 40,
    ...stamps,
    status: 'new',
    motivation: 'Conozco bien la ría y quiero que no se inunde.',
    interest: null,
    availability: null,
    video: null,
    supermatch: false,
    deadline: null,
    answer_due: '2031-10-17T21:59:59.999Z',
    tutor: null,
    project_expected: null,
    rtx_interest: null,
    reason: null,
    refusal: null,
    preselectedAt: null,
    answeredAt: null,
    withdrawnAt: null,
    step: null,
    CV: { id: 9, name: 'cv.pdf', size: 1000 },
    CV_url: '/api/applys/40/cv',
    student: {
      id: 7,
      name: 'Brais',
      surname: 'Otero',
      university: 'Universidade da Coruña',
      province: 'A Coruña',
      email: null,
      phone: null,
      degrees: ['Grado en Biología'],
      student_area: 'Ciencias',
      study_type: 'Grado',
    },
    ...change,
  });

/** A student's work, as its author sees it. */
export const work = (change: Partial<OnTheWire<Work>> = {}): Work =>
  workAnswer.parse({
    id: 57,
    createdAt: '2026-02-03T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:00.000Z',
    status: 'finished',
    title: 'Qué hay en la arena de tres playas',
    summary:
      'Muestreo mensual de tres playas con un protocolo que pueda repetir cualquier asociación de la zona.',
    publishedAt: '2026-02-03T10:00:00.000Z',
    isDraft: false,
    language: 'Español',
    tfxDate: '2025-06-30',
    release_month: null,
    index: '1. Introducción\n2. Métodos',
    file: { id: 9, name: 'memoria.pdf', size: 2_000_000 },
    file_url: '/api/tfxes/57/file',
    licence: 'CC BY-SA 4.0',
    embargo_until: null,
    ods: [14],
    url: null,
    awarded: true,
    awards: true,
    contactable: true,
    tags: ['litoral'],
    sector: 'Medio ambiente',
    categories: ['Investigación'],
    linkedin: null,
    impact: 'Datos abiertos para las asociaciones.',
    sustainability: 'El protocolo no necesita reactivos.',
    innovation: 'Se puede repetir sin laboratorio.',
    viability: 'Un día de trabajo al mes.',
    tutor: 'Andrés Molina',
    isHidden: false,
    hiding_reason: null,
    hidden_by_team: false,
    study_areas: ['Ciencias'],
    student: {
      id: 7,
      name: 'Uxía',
      surname: 'Prado',
      university: 'Universidade da Coruña',
      degree: 'Grado en Biología',
      degree_type: 'Grado',
    },
    ...change,
  });

export const pageOf = <Item>(data: Item[], { page = 1, pageCount = 1, total = data.length } = {}) => ({
  data,
  meta: { pagination: { page, pageSize: 12, pageCount, total } },
});
