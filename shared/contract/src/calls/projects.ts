import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { closingCodes, dedications, projectTypes } from '../constants/projects.ts';
import { provinces } from '../constants/provinces.ts';
import { project, projectEditing, projectRelations } from '../entities/project.ts';
import { projectChanges, projectClosing, projectData, projectExtension } from '../forms/project-data.ts';
import { tutoringAnswer, tutoringAnswered } from '../forms/tutoring.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, recordQuery, searchPage } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const facets = [
  'presentiality',
  'location',
  'study_areas',
  'study_subareas',
  'type',
  'dedication',
  'paid',
  'internship',
  'ods',
  'language',
  'program',
  'closing',
] as const;

const filters = {
  /** Matches words in any order in the title, the labels (tags, academic profile, areas), the name of the organisation or the texts. */
  keyword: filter.contains(),
  study_areas: filter.name(),
  study_subareas: filter.name(),
  presentiality: filter.oneOf(modalityCodes),
  location: filter.oneOf(provinces),
  type: filter.oneOf(projectTypes),
  dedication: filter.oneOf(dedications),
  internship: filter.flag(),
  /** Filters by whether the student is paid. */
  paid: filter.flag(),
  /** Filters by numbers of the goals that the project works for. */
  ods: filter.name(),
  language: filter.name(),
  /** Filters by the time until the last day to apply. */
  closing: filter.oneOf(closingCodes),
  deadline: filter.moment(),
  publishedAt: filter.moment(),
  organization: filter.within({ id: filter.id(ids.organization), name: filter.text() }),
  program: filter.within({ id: filter.id(ids.program), code: filter.name(), name: filter.name() }),
  id: filter.id(ids.project),
};

export const projectCalls = declare({
  subject: 'projects',
  about: 'Projects. The public sees published projects; the people who run a project see it in every status.',
  calls: {
    'GET /api/projects': {
      summary: 'Lists projects',
      access: 'anyone',
      price: 3,
      limit: 'search',
      scope: 'project',
      query: listQuery({
        filters,
        populate: projectRelations,
        sort: ['relevance', 'publishedAt:desc', 'deadline:asc', 'title:asc'],
        facets,
      }),
      answer: searchPage(project, facets),
    },
    'GET /api/projects/matched': {
      summary: 'Lists projects for a student, best matches first',
      access: ['student'],
      price: 3,
      limit: 'search',
      scope: 'project',
      query: listQuery({ filters, populate: projectRelations }),
      answer: searchPage(project),
    },
    'GET /api/projects/:id': {
      summary: 'Returns a project',
      access: 'anyone',
      price: 1,
      row: 'project.read',
      query: recordQuery(projectRelations),
      answer: one(project),
    },
    'POST /api/projects/:id/visit': {
      summary: 'Counts a visit of the user, at most one per hour',
      description: "Visits of the organisation's own people are not counted.",
      access: 'signedIn',
      price: 1,
      row: 'project.read',
      answer: 'nothing',
    },
    'PUT /api/projects/:id/tutoring': {
      summary: 'Accepts or declines to guide a project, for the teacher whom the organisation named',
      description: 'Readers see the teacher only after acceptance.',
      access: ['teacher'],
      price: 1,
      row: 'project.read',
      body: z.strictObject({ data: tutoringAnswer }),
      answer: one(tutoringAnswered),
    },
    'POST /api/projects': {
      summary: 'Creates a project, published or as a draft',
      access: organizationRoles,
      price: 1,
      refs: { organization: 'organization.publish' },
      body: z.strictObject({ data: projectData }),
      answer: one(project),
    },
    'PUT /api/projects/:id': {
      summary: 'Updates a draft or an open project',
      description: 'Missing fields keep their values.',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      versioned: 'project',
      body: z.strictObject({ data: versioned(projectChanges) }),
      answer: one(project),
    },
    'GET /api/projects/:id/editing': {
      summary: 'Lists colleagues who are editing the project',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      answer: one(projectEditing),
    },
    'POST /api/projects/:id/publish': {
      summary: 'Publishes a complete draft',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      answer: one(project),
    },
    'POST /api/projects/:id/close': {
      summary: 'Closes a project to applications',
      description: 'The reason becomes its status.',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      body: z.strictObject({ data: projectClosing }),
      answer: one(project),
    },
    'POST /api/projects/:id/extend': {
      summary: 'Sets a later deadline or removes it',
      description: 'A project that is over takes applications again.',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      body: z.strictObject({ data: projectExtension }),
      answer: one(project),
    },
    'POST /api/projects/:id/duplicate': {
      summary: 'Copies a project to a new draft, without the deadline',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      answer: one(project),
    },
    'DELETE /api/projects/:id': {
      summary: 'Deletes a project that is a draft',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/projects': {
      query: {
        filters: {
          keyword: { $containsi: 'energía' },
          presentiality: { $in: ['remote', 'hybrid'] },
          deadline: { $gte: '2026-09-01', $lte: '2027-06-30' },
          organization: { id: { $ne: 4 }, name: { $containsi: 'fundación' } },
          $or: [
            { study_areas: { $eq: 'Ciencias' } },
            { $and: [{ type: { $ne: 'TFG' } }, { location: { $null: false } }] },
          ],
        },
        populate: ['organization', 'study_areas', 'study_subareas', 'tutors', 'coordinator', 'program'],
        sort: 'publishedAt:desc',
        facets: ['presentiality', 'location', 'study_areas', 'type'],
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/projects/matched': {
      query: {
        filters: { presentiality: { $in: ['remote'] }, paid: { $eq: true }, closing: { $eq: 'month' } },
        populate: ['organization', 'study_areas', 'study_subareas'],
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/projects/:id': { query: { populate: ['organization', 'study_areas'] } },
    'PUT /api/projects/:id/tutoring': { body: { data: { accepted: true } } },
    'POST /api/projects': {
      body: {
        data: {
          organization: 1,
          title: 'Mapa de sombras para las calles del barrio',
          description:
            'Queremos saber qué calles tienen sombra en cada hora del verano, para proponer recorridos y lugares donde plantar.',
          type: 'TFG',
          study_areas: ['Ciencias'],
          ods: [11, 13],
          presentiality: 'remote',
          location: null,
          dedication: null,
          result_owner: 'Compartida',
          internship: false,
          deadline: null,
          answer_days: 10,
          tags: ['datos abiertos'],
          visibility_consent: true,
          objectives: 'Un mapa de sombras por horas y una propuesta de recorridos.',
          requirements: 'Manejo de hojas de cálculo.',
          remuneration: 'Gastos de transporte cubiertos',
          ods_explanation: 'Ciudades más frescas.',
          academic_profile: ['Geografía'],
          working_method: 'Reunión cada dos semanas.',
          language: 'Español',
          study_subareas: ['Biología'],
          tutors: [1],
          tutor_emails: ['docente@puente.test'],
          coordinator: 1,
          program: 1,
        },
      },
    },
    'PUT /api/projects/:id': {
      body: {
        data: {
          title: 'Mapa de sombras para el barrio',
          tags: ['datos abiertos', 'calor'],
          deadline: '2027-06-30',
          base: '2026-11-22T10:00:00.000Z',
        },
      },
    },
    'POST /api/projects/:id/close': {
      body: { data: { reason: 'unavailable', explanation: 'Este curso no podemos acompañar el trabajo.' } },
    },
    'POST /api/projects/:id/extend': { body: { data: { deadline: '2027-09-30' } } },
  },
});
