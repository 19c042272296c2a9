import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { opportunityKinds, opportunityLabels } from '../constants/opportunities.ts';
import { provinces } from '../constants/provinces.ts';
import { statusCodes } from '../constants/statuses.ts';
import { impactReport } from '../entities/impact.ts';
import { opportunity } from '../entities/opportunity.ts';
import {
  follower,
  organization,
  organizationBrand,
  organizationEvent,
  organizationPerson,
  projectMetric,
  readableStats,
} from '../entities/organization.ts';
import { ownProject, project, waitingWork } from '../entities/project.ts';
import { day, reference } from '../forms/fields.ts';
import { momentField } from '../forms/moment.ts';
import { organizationData, organizationUpdate } from '../forms/organization-data.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { all, filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** `opportunities.details` is an alias of `opportunities`, which always include their details. */
const relations = ['logo', 'opportunities', 'opportunities.details', 'brand', 'followers'] as const;
/** Filters for which lists of organisations count the options. */
const facets = ['type', 'sector', 'size', 'location'] as const;
/** Filters for which the list of an organisation's projects counts the options. */
const projectFacets = ['status'] as const;
const pageSize = limits.organizationPage.size;
const insiders = [...organizationRoles, 'staff'] as const;

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

/** A calendar year, as in the address. */
const year = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^20\d{2}$/)),
    z.transform((text: string) => Number(text)),
  ),
  z.int(),
);

/** List of ids, `1,2,3`, as sent in the query (§7). An empty list finds nothing. */
const orgIds = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value.join(',') : value)),
  z.string().check(
    z.maxLength(limits.query.items * 11),
    z.refine((value) => value === '' || value.split(',').every(isId)),
  ),
);

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** Accepts `filters[student_area]` and `filters[student_area][$eq]` as aliases of `filters[student_area][name][$eq]`. */
const byName = () =>
  z.pipe(
    z.transform((value: unknown) => (isRelation(value) ? value : { name: value })),
    filter.within({ name: filter.name() }),
  );

const isRelation = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => !key.startsWith('$'));

/** Organisations (specification §7). `:id` is the id of the organisation. */
export const organizationCalls = declare({
  /** Creates an organisation, for which the caller then acts. */
  'POST /api/organizations': {
    access: organizationRoles,
    price: 1,
    own: 'organization',
    body: z.strictObject({ data: organizationData }),
    answer: one(organization),
  },
  /** Changes an organisation. */
  'PUT /api/organizations/:id': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    versioned: 'organization',
    body: z.strictObject({ data: versioned(organizationUpdate) }),
    answer: one(organization),
  },
  /** Lists organisations. */
  'GET /api/organizations': {
    access: 'anyone',
    price: 3,
    own: 'public',
    limit: 'search',
    query: organizationList,
    answer: searchPage(organization, facets),
  },
  /** Returns the organisations with these ids. Clients skip the call for an empty list. */
  'GET /api/organizations/followed': {
    access: 'anyone',
    price: 3,
    own: 'public',
    query: z.extend(organizationList, { orgIds }),
    answer: searchPage(organization, facets),
  },
  /**
   * Lists organisations with an open project in the student's study area or province, or with one of the student's interests among its
   * tags.
   */
  'GET /api/organizations/matched': {
    access: ['student'],
    price: 3,
    own: 'student',
    query: organizationList,
    answer: searchPage(organization, facets),
  },
  /** Lists organisations that have published a project or an opportunity. */
  'GET /api/organizations/active': {
    access: 'anyone',
    price: 3,
    own: 'public',
    limit: 'search',
    query: organizationList,
    answer: searchPage(organization, facets),
  },
  /** Returns an organisation. */
  'GET /api/organizations/:id': {
    access: 'anyone',
    price: 1,
    row: 'organization.read',
    /** `stats` only for its own people and staff. */
    query: recordQuery([...relations, 'projects', 'stats']),
    answer: one(organization),
  },
  /** Lists the published projects of an organisation. Its own people see projects in every status, with their results. */
  'GET /api/organizations/:id/projects': {
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
  /** Returns what waits for the people of an organisation. */
  'GET /api/organizations/:id/waiting': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    answer: one(waitingWork),
  },
  /** Reports the impact of an organisation in one year, by default the current one. */
  'GET /api/organizations/:id/impact': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    query: z.strictObject({ year: z.optional(year) }),
    answer: one(impactReport),
  },
  /** Lists the students who follow an organisation. */
  'GET /api/organizations/:id/followers': {
    access: insiders,
    price: 3,
    row: 'organization.inspect',
    query: listQuery({
      filters: { student_area: byName(), university: byName(), province: filter.oneOf(provinces) },
      sort: ['createdAt:desc', 'createdAt:asc'],
    }),
    answer: page(follower),
  },
  /** Returns the public figures of an organisation; its own people and staff get all figures. */
  'GET /api/organizations/:id/stats': {
    access: 'signedIn',
    price: 1,
    row: 'organization.read',
    answer: one(readableStats),
  },
  /** Returns the colours and the logo of an organisation. */
  'GET /api/organizations/:id/brand': {
    access: 'anyone',
    price: 1,
    row: 'organization.read',
    answer: one(organizationBrand),
  },
  /** Lists the people who act for an organisation. */
  'GET /api/organizations/:id/people': {
    access: insiders,
    price: 1,
    row: 'organization.inspect',
    answer: all(organizationPerson),
  },

  /** Lists the last hundred actions for an organisation, newest first. */
  'GET /api/organizations/:id/history': {
    access: insiders,
    price: 1,
    row: 'organization.inspect',
    answer: all(organizationEvent),
  },

  /** Tells whether an organisation may search the talent corner. */
  'GET /api/organizations/:id/talent/access': {
    access: insiders,
    price: 1,
    row: 'organization.inspect',
    answer: z.object({ data: z.boolean() }),
  },
  /** Lists the organisation's own opportunities, including drafts. Also for organisations without talent access. */
  'GET /api/organizations/:id/talent/opportunities': {
    access: organizationRoles,
    price: 3,
    row: 'organization.manage',
    query: z.extend(
      listQuery({
        filters: {
          keyword: filter.contains(),
          type: filter.oneOf(opportunityLabels),
          details: filter.oneOf(opportunityKinds),
          presentiality: filter.oneOf(modalityCodes),
          location: filter.oneOf(provinces),
          isDraft: filter.flag(),
        },
        sort: ['relevance', 'createdAt:desc', 'createdAt:asc', 'publishedAt:desc', 'title:asc'],
      }),
      /** Kinds of opportunity, as alias of the types 'Oferta' and 'Evento' (§7). */
      { details: z.optional(z.enum(opportunityKinds)) },
    ),
    answer: page(opportunity),
  },
  /** Verifies an organisation or withdraws the verification. Talent access requires verification. */
  'PUT /api/organizations/:id/verification': {
    access: ['staff'],
    price: 1,
    row: 'organization.verify',
    body: z.strictObject({ data: z.strictObject({ verified: z.boolean() }) }),
    answer: one(organization),
  },
  /** Grants or withdraws an organisation's access to the talent corner. */
  'PUT /api/organizations/:id/talent/access': {
    access: ['staff'],
    price: 1,
    row: 'organization.verify',
    body: z.strictObject({ data: z.strictObject({ talent_access: z.boolean() }) }),
    answer: one(organization),
  },

  /**
   * Records that a student began or stopped (`deleteEntry`) following an organisation. The follow itself is saved in `follows` of the
   * student.
   */
  'POST /api/project-metrics': {
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
});
