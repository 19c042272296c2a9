import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { statusCodes } from '../constants/statuses.ts';
import { organization, organizationBrand, projectMetric } from '../entities/organization.ts';
import { ownProject, project } from '../entities/project.ts';
import { day, reference } from '../forms/fields.ts';
import { momentField } from '../forms/moment.ts';
import { organizationData, organizationUpdate } from '../forms/organization-data.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** `opportunities.details` is an alias of `opportunities`, which always include their details. */
const relations = ['logo', 'opportunities', 'opportunities.details', 'brand', 'followers'] as const;
/** Filters for which lists of organisations count the options. */
const facets = ['type', 'sector', 'size', 'location'] as const;
/** Filters for which the list of an organisation's projects counts the options. */
const projectFacets = ['status'] as const;
const pageSize = limits.organizationPage.size;
/** Query of lists of organisations. An array filter is an `$or` of `$contains`, an exclusion list is `filters[id][$notIn]` (§7). */
const organizationList = listQuery({
  filters: {
    /** Matches words in the name, sector, type, location and description. */
    keyword: filter.contains(),
    name: filter.text(),
    type: filter.text(),
    sector: filter.text(),
    size: filter.text(),
    location: filter.text(),
    verified: filter.flag(),
    id: filter.id(ids.organization),
    /** Matches published opportunities only. */
    opportunities: filter.within({ id: filter.id(ids.opportunity) }),
  },
  populate: relations,
  sort: ['relevance', 'name:asc', 'name:desc', 'createdAt:desc', 'createdAt:asc'],
  facets,
  pageSize,
});

/** List of ids, `1,2,3`, as sent in the query (§7). An empty list finds nothing. */
const orgIds = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value.join(',') : value)),
  z.string().check(
    z.maxLength(limits.query.items * 11),
    z.refine((value) => value === '' || value.split(',').every(isId)),
  ),
);

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

export const organizationCalls = declare({
  subject: 'organizations',
  about: 'Organisations (specification §7). `:id` is the id of the organisation.',
  calls: {
    'POST /api/organizations': {
      summary: 'Creates an organisation, for which the caller then acts',
      access: organizationRoles,
      price: 1,
      own: 'organization',
      body: z.strictObject({ data: organizationData }),
      answer: one(organization),
    },
    'PUT /api/organizations/:id': {
      summary: 'Changes an organisation',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      versioned: 'organization',
      body: z.strictObject({ data: versioned(organizationUpdate) }),
      answer: one(organization),
    },
    'GET /api/organizations': {
      summary: 'Lists organisations',
      access: 'anyone',
      price: 3,
      own: 'public',
      limit: 'search',
      query: organizationList,
      answer: searchPage(organization, facets),
    },
    'GET /api/organizations/followed': {
      summary: 'Returns the organisations with these ids',
      description: 'Clients skip the call for an empty list.',
      access: 'anyone',
      price: 3,
      own: 'public',
      query: z.extend(organizationList, { orgIds }),
      answer: searchPage(organization, facets),
    },
    'GET /api/organizations/matched': {
      summary:
        "Lists organisations with an open project in the student's study area or province, or with one of the student's " +
        'interests among its tags',
      access: ['student'],
      price: 3,
      own: 'student',
      query: organizationList,
      answer: searchPage(organization, facets),
    },
    'GET /api/organizations/active': {
      summary: 'Lists organisations that have published a project or an opportunity',
      access: 'anyone',
      price: 3,
      own: 'public',
      limit: 'search',
      query: organizationList,
      answer: searchPage(organization, facets),
    },
    'GET /api/organizations/:id': {
      summary: 'Returns an organisation',
      access: 'anyone',
      price: 1,
      row: 'organization.read',
      /** `stats` only for its own people and staff. */
      query: recordQuery([...relations, 'projects', 'stats']),
      answer: one(organization),
    },
    'GET /api/organizations/:id/projects': {
      summary: 'Lists the published projects of an organisation',
      description: 'Its own people see projects in every status, with their results.',
      access: 'anyone',
      price: 3,
      limit: 'search',
      row: 'organization.read',
      query: listQuery({
        filters: {
          /** Matches words in the title. */
          keyword: filter.contains(),
          status: filter.oneOf(statusCodes),
        },
        populate: ['study_areas'],
        /** `deadline:asc` puts open projects first. `unanswered:desc` sorts by unanswered applications, only for its own people. */
        sort: ['createdAt:desc', 'createdAt:asc', 'title:asc', 'deadline:asc', 'unanswered:desc'],
        facets: projectFacets,
      }),
      answer: page(
        z.extend(project, {
          applications: z.optional(ownProject.shape.applications),
          views: z.optional(ownProject.shape.views),
          saves: z.optional(ownProject.shape.saves),
        }),
        projectFacets,
      ),
    },
    'GET /api/organizations/:id/brand': {
      summary: 'Returns the colours and the logo of an organisation',
      access: 'anyone',
      price: 1,
      row: 'organization.read',
      answer: one(organizationBrand),
    },
    'POST /api/project-metrics': {
      summary: 'Records that a student began or stopped (`deleteEntry`) following an organisation',
      description: 'The follow itself is saved in `follows` of the student.',
      access: ['student'],
      price: 1,
      refs: { organization: 'organization.read' },
      body: z.strictObject({
        data: z.strictObject({
          type: z.literal('follow'),
          /** A timestamp or a date. */
          date: z.union([momentField, day], {
            error: ({ input }) => (input === undefined ? messages.required : messages.pattern),
          }),
          organization: reference<'organization'>(),
          deleteEntry: z._default(z.boolean(), false),
        }),
      }),
      answer: one(projectMetric),
    },
  },
  examples: {
    'POST /api/organizations': {
      body: {
        data: {
          name: 'Huerto del Barrio',
          type: 'Asociación',
          sector: 'Medio ambiente',
          size: '1 a 10 personas',
          location: 'Lugo',
          description: 'Una huerta compartida entre vecinos, con talleres los sábados.',
          web: 'https://huerto.ejemplo.test',
          contact_name: 'Nombre Apellido',
          contact_mail: 'hola@huerto.ejemplo.test',
          reachedUsHow: 'Universidad',
          brand: { academic_profiles: ['Ciencias Ambientales', 'Biología'] },
        },
      },
    },
    'PUT /api/organizations/:id': {
      body: {
        data: {
          description: 'Una huerta compartida, con talleres los sábados y los domingos.',
          contact_phone: '',
        },
      },
    },
    'GET /api/organizations': {
      query: {
        filters: { name: { $eq: 'Huerto del Barrio' } },
        populate: ['logo', 'opportunities.details'],
        pagination: { page: 1 },
      },
    },
    'GET /api/organizations/followed': { query: { orgIds: '1,2,3', pagination: { page: 1, pageSize: 15 } } },
    'GET /api/organizations/matched': { query: { populate: ['logo'], pagination: { page: 1 } } },
    'GET /api/organizations/active': {
      query: {
        filters: {
          keyword: { $containsi: 'huerto' },
          location: { $contains: 'Lugo' },
          $or: [{ sector: { $contains: 'Educación' } }, { sector: { $contains: 'Medio ambiente' } }],
          id: { $notIn: [1, 2] },
        },
        populate: ['logo'],
        pagination: { page: 1, pageSize: 15 },
      },
    },
    'GET /api/organizations/:id': {
      query: { populate: ['logo', 'opportunities.details', 'projects', 'brand', 'followers'] },
    },
    'GET /api/organizations/:id/projects': {
      query: {
        filters: { keyword: { $containsi: 'ría' }, status: { $eq: 'new' } },
        populate: ['study_areas'],
        sort: 'deadline:asc',
        facets: ['status'],
        pagination: { page: 1 },
      },
    },
    'POST /api/project-metrics': {
      body: {
        data: { type: 'follow', date: '2026-03-02T10:00:00.000Z', organization: 1, deleteEntry: false },
      },
    },
  },
});
