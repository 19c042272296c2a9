import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { closingCodes, dedications, projectTypes } from '../constants/projects.ts';
import { provinces } from '../constants/provinces.ts';
import { project, projectEditing, projectRelations } from '../entities/project.ts';
import { projectChanges, projectClosing, projectData, projectExtension } from '../forms/project-data.ts';
import { projectProblem } from '../forms/project-problem.ts';
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

/** Projects. The public sees published projects; the people who run a project see it in every status. */
export const projectCalls = declare({
  /** Lists projects. */
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
  /** Lists projects for a student, best matches first. */
  'GET /api/projects/matched': {
    access: ['student'],
    price: 3,
    limit: 'search',
    scope: 'project',
    query: listQuery({ filters, populate: projectRelations }),
    answer: searchPage(project),
  },
  /** Returns a project. */
  'GET /api/projects/:id': {
    access: 'anyone',
    price: 1,
    row: 'project.read',
    query: recordQuery(projectRelations),
    answer: one(project),
  },
  /** Counts a visit of the user, at most one per hour. Visits of the organisation's own people are not counted. */
  'POST /api/projects/:id/visit': { access: 'signedIn', price: 1, row: 'project.read', answer: 'nothing' },
  /** Reports a problem with a project to staff, with the reader's address for an answer. */
  'POST /api/projects/:id/problems': {
    access: 'signedIn',
    limit: 'mail',
    row: 'project.read',
    body: z.strictObject({ data: projectProblem }),
    answer: 'nothing',
  },
  /** Accepts or declines to guide a project, for the teacher whom the organisation named. Readers see the teacher only after acceptance. */
  'PUT /api/projects/:id/tutoring': {
    access: ['teacher'],
    price: 1,
    row: 'project.read',
    body: z.strictObject({ data: tutoringAnswer }),
    answer: one(tutoringAnswered),
  },
  /** Creates a project, published or as a draft. */
  'POST /api/projects': {
    access: organizationRoles,
    price: 1,
    refs: { organization: 'organization.publish' },
    body: z.strictObject({ data: projectData }),
    answer: one(project),
  },
  /** Updates a draft or an open project. Missing fields keep their values. */
  'PUT /api/projects/:id': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    versioned: 'project',
    body: z.strictObject({ data: versioned(projectChanges) }),
    answer: one(project),
  },
  /** Lists colleagues who are editing the project. */
  'GET /api/projects/:id/editing': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: one(projectEditing),
  },
  /** Publishes a complete draft. */
  'POST /api/projects/:id/publish': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: one(project),
  },
  /** Closes a project to applications. The reason becomes its status. */
  'POST /api/projects/:id/close': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    body: z.strictObject({ data: projectClosing }),
    answer: one(project),
  },
  /** Sets a later deadline or removes it. A project that is over takes applications again. */
  'POST /api/projects/:id/extend': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    body: z.strictObject({ data: projectExtension }),
    answer: one(project),
  },
  /** Copies a project to a new draft, without the deadline. */
  'POST /api/projects/:id/duplicate': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: one(project),
  },
  /** Deletes a project that is a draft. */
  'DELETE /api/projects/:id': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    answer: 'nothing',
  },
});
