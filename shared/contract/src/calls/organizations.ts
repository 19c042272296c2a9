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
import { organizationData, organizationUpdate } from '../forms/organization-data.ts';
import { day, reference } from '../forms/fields.ts';
import { momentField } from '../forms/moment.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { all, filter, listQuery, one, page, recordQuery, searchPage } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** `opportunities.details` is `opportunities`: details always come with them. */
const relations = ['logo', 'opportunities', 'opportunities.details', 'brand', 'followers'] as const;
/** Filters whose options lists of organisations count. */
const facets = ['type', 'sector', 'size', 'location'] as const;
/** Filters whose options the list of an organisation's projects counts. */
const projectFacets = ['status'] as const;
const pageSize = limits.organizationPage.size;
const insiders = [...organizationRoles, 'staff'] as const;

/** Lists of organisations. An array filter is an `$or` of `$contains`, an exclusion list `filters[id][$notIn]` (§7). */
const organizationList = listQuery({
  filters: {
    /** Words of its name, sector, type, place and description. */
    keyword: filter.contains(),
    name: filter.text(),
    type: filter.text(),
    sector: filter.text(),
    size: filter.text(),
    location: filter.text(),
    verified: filter.flag(),
    id: filter.id(ids.organization),
    /** Of the public ones. */
    opportunities: filter.within({ id: filter.id(ids.opportunity) }),
  },
  populate: relations,
  sort: ['relevance', 'name:asc', 'name:desc', 'createdAt:desc', 'createdAt:asc'],
  facets,
  pageSize,
});

/** A year of the calendar, as the address has it. */
const year = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^20\d{2}$/)),
    z.transform((text: string) => Number(text)),
  ),
  z.int(),
);

/** `1,2,3`, as it travels (§7); an empty list finds nothing. */
const orgIds = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value.join(',') : value)),
  z.string().check(
    z.maxLength(limits.query.items * 11),
    z.refine((value) => value === '' || value.split(',').every(isId)),
  ),
);

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** `filters[student_area]` and `filters[student_area][$eq]` ask for the name as `filters[student_area][name][$eq]` does. */
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

/** Organisations (specification §7). `:id` is the organisation's. */
export const organizationCalls = declare({
  'POST /api/organizations': {
    access: organizationRoles,
    price: 1,
    own: 'organization',
    body: z.strictObject({ data: organizationData }),
    answer: one(organization),
  },
  'PUT /api/organizations/:id': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    versioned: 'organization',
    body: z.strictObject({ data: versioned(organizationUpdate) }),
    answer: one(organization),
  },
  'GET /api/organizations': {
    access: 'anyone',
    price: 3,
    own: 'public',
    limit: 'search',
    query: organizationList,
    answer: searchPage(organization, facets),
  },
  /** The organisations with these ids; clients skip the call for an empty list. */
  'GET /api/organizations/followed': {
    access: 'anyone',
    price: 3,
    own: 'public',
    query: z.extend(organizationList, { orgIds }),
    answer: searchPage(organization, facets),
  },
  /** Those with an open project in the student's study area or province, or with one of their interests among its tags. */
  'GET /api/organizations/matched': {
    access: ['student'],
    price: 3,
    own: 'student',
    query: organizationList,
    answer: searchPage(organization, facets),
  },
  /** Those that have published something. */
  'GET /api/organizations/active': {
    access: 'anyone',
    price: 3,
    own: 'public',
    limit: 'search',
    query: organizationList,
    answer: searchPage(organization, facets),
  },
  'GET /api/organizations/:id': {
    access: 'anyone',
    price: 1,
    row: 'organization.read',
    /** `stats` only for its own people and staff. */
    query: recordQuery([...relations, 'projects', 'stats']),
    answer: one(organization),
  },
  /** Published projects; its own people see those in every status, with what came of each. */
  'GET /api/organizations/:id/projects': {
    access: 'anyone',
    price: 3,
    limit: 'search',
    row: 'organization.read',
    query: listQuery({
      filters: {
        /** Words of the title. */
        keyword: filter.contains(),
        status: filter.oneOf(statusCodes),
      },
      populate: ['study_areas'],
      /** `deadline:asc`: open ones first. `unanswered:desc`, most unanswered applications first, only for its own people. */
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
  'GET /api/organizations/:id/waiting': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    answer: one(waitingWork),
  },
  /** Of this year, unless the query names another. */
  'GET /api/organizations/:id/impact': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    query: z.strictObject({ year: z.optional(year) }),
    answer: one(impactReport),
  },
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
  /** Public figures for anybody who is signed in; the rest for its own people and staff. */
  'GET /api/organizations/:id/stats': {
    access: 'signedIn',
    price: 1,
    row: 'organization.read',
    answer: one(readableStats),
  },
  'GET /api/organizations/:id/brand': {
    access: 'anyone',
    price: 1,
    row: 'organization.read',
    answer: one(organizationBrand),
  },
  /** Who acts for it. */
  'GET /api/organizations/:id/people': {
    access: insiders,
    price: 1,
    row: 'organization.inspect',
    answer: all(organizationPerson),
  },

  /** Who did what for it: the last hundred, the newest first. */
  'GET /api/organizations/:id/history': {
    access: insiders,
    price: 1,
    row: 'organization.inspect',
    answer: all(organizationEvent),
  },

  'GET /api/organizations/:id/talent/access': {
    access: insiders,
    price: 1,
    row: 'organization.inspect',
    answer: z.object({ data: z.boolean() }),
  },
  /** The organisation's own opportunities, drafts too. */
  /** Its own, which are not talent: also for an organisation without access. */
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
      /** What the types 'Oferta' and 'Evento' become (§7). */
      { details: z.optional(z.enum(opportunityKinds)) },
    ),
    answer: page(opportunity),
  },
  /** Without verification there is no talent access either. */
  'PUT /api/organizations/:id/verification': {
    access: ['staff'],
    price: 1,
    row: 'organization.verify',
    body: z.strictObject({ data: z.strictObject({ verified: z.boolean() }) }),
    answer: one(organization),
  },
  'PUT /api/organizations/:id/talent/access': {
    access: ['staff'],
    price: 1,
    row: 'organization.verify',
    body: z.strictObject({ data: z.strictObject({ talent_access: z.boolean() }) }),
    answer: one(organization),
  },

  /**
   * Records that a student began or ceased (`deleteEntry`) to follow an organisation; the follow itself is
   * `follows` of the student.
   */
  'POST /api/project-metrics': {
    access: ['student'],
    price: 1,
    refs: { organization: 'organization.read' },
    body: z.strictObject({
      data: z.strictObject({
        type: z.literal('follow'),
        /** A moment, or a day. */
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
