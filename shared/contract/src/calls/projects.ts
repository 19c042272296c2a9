import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { tutoringAnswer, tutoringAnswered } from '../forms/tutoring.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { closingCodes, dedications, projectTypes } from '../constants/projects.ts';
import { provinces } from '../constants/provinces.ts';
import { project, projectEditing, projectRelations } from '../entities/project.ts';
import { projectChanges, projectClosing, projectData, projectExtension } from '../forms/project-data.ts';
import { projectProblem } from '../forms/project-problem.ts';
import { versioned } from '../forms/versioned.ts';
import { filter, listQuery, one, recordQuery, searchPage } from '../query.ts';
import { ids } from '../ids.ts';
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
  /** Words in any order: in the title, labels (tags, academic profile, areas), name of the organisation or texts. */
  keyword: filter.contains(),
  study_areas: filter.name(),
  study_subareas: filter.name(),
  presentiality: filter.oneOf(modalityCodes),
  location: filter.oneOf(provinces),
  type: filter.oneOf(projectTypes),
  dedication: filter.oneOf(dedications),
  internship: filter.flag(),
  /** Whether the student is paid anything. */
  paid: filter.flag(),
  /** Numbers of the goals that it works for. */
  ods: filter.name(),
  language: filter.name(),
  /** How soon it takes no more applications. */
  closing: filter.oneOf(closingCodes),
  deadline: filter.moment(),
  publishedAt: filter.moment(),
  organization: filter.within({ id: filter.id(ids.organization), name: filter.text() }),
  program: filter.within({ id: filter.id(ids.program), code: filter.name(), name: filter.name() }),
  id: filter.id(ids.project),
};

/** Projects. The public sees what is published; those who run a project see it in every status. */
export const projectCalls = declare({
  'GET /api/projects': {
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
  /** The same list for a student, those that suit them best first (match.ts). */
  'GET /api/projects/matched': {
    access: ['student'],
    price: 3,
    limit: 'search',
    scope: 'project',
    query: listQuery({ filters, populate: projectRelations }),
    answer: searchPage(project),
  },
  'GET /api/projects/:id': {
    access: 'anyone',
    price: 1,
    row: 'project.read',
    query: recordQuery(projectRelations),
    answer: one(project),
  },
  /** Counts that the user opened it: once an hour for each user, and not for its own people. */
  'POST /api/projects/:id/visit': { access: 'signedIn', price: 1, row: 'project.read', answer: 'nothing' },
  /** Something is wrong with it: staff are told, with the reader's address, so that they can answer. */
  'POST /api/projects/:id/problems': {
    access: 'signedIn',
    limit: 'mail',
    row: 'project.read',
    body: z.strictObject({ data: projectProblem }),
    answer: 'nothing',
  },
  /** The teacher whom the organisation named says whether they guide it. Until then no reader learns anything of them. */
  'PUT /api/projects/:id/tutoring': {
    access: ['teacher'],
    price: 1,
    row: 'project.read',
    body: z.strictObject({ data: tutoringAnswer }),
    answer: one(tutoringAnswered),
  },
  /** Published at once, or a draft. */
  'POST /api/projects': {
    access: organizationRoles,
    price: 1,
    refs: { organization: 'organization.publish' },
    body: z.strictObject({ data: projectData }),
    answer: one(project),
  },
  /** A draft, or a project that takes applications; what is left out stays. */
  'PUT /api/projects/:id': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    versioned: 'project',
    body: z.strictObject({ data: versioned(projectChanges) }),
    answer: one(project),
  },
  /** Who else is at work on it. */
  'GET /api/projects/:id/editing': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: one(projectEditing),
  },
  /** Only a draft, and only a complete one. */
  'POST /api/projects/:id/publish': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: one(project),
  },
  /** It takes no more applications; the reason is its status from then on. */
  'POST /api/projects/:id/close': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    body: z.strictObject({ data: projectClosing }),
    answer: one(project),
  },
  /** A later last day, or none; a project that is over takes applications again. */
  'POST /api/projects/:id/extend': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    body: z.strictObject({ data: projectExtension }),
    answer: one(project),
  },
  /** A draft with the same texts, without the deadline. */
  'POST /api/projects/:id/duplicate': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: one(project),
  },
  /** Only a draft. */
  'DELETE /api/projects/:id': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: 'nothing',
  },
});
