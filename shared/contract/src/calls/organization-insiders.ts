import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { opportunityKinds, opportunityLabels } from '../constants/opportunities.ts';
import { provinces } from '../constants/provinces.ts';
import { impactReport } from '../entities/impact.ts';
import { opportunity } from '../entities/opportunity.ts';
import { follower, organizationEvent, organizationPerson, readableStats } from '../entities/organization.ts';
import { waitingWork } from '../entities/project.ts';
import { all, filter, listQuery, one, page } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const insiders = [...organizationRoles, 'staff'] as const;

/** A calendar year, as in the address. */
const year = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^20\d{2}$/)),
    z.transform((text: string) => Number(text)),
  ),
  z.int(),
);

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

export const organizationInsiderCalls = declare({
  subject: 'organization-insiders',
  about:
    'Data about an organisation for its own people. Its public figures (`stats`) are for every signed-in user.',
  calls: {
    'GET /api/organizations/:id/waiting': {
      summary: 'Returns what waits for the people of an organisation',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      answer: one(waitingWork),
    },
    'GET /api/organizations/:id/impact': {
      summary: 'Reports the impact of an organisation in one year, by default the current one',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      query: z.strictObject({ year: z.optional(year) }),
      answer: one(impactReport),
    },
    'GET /api/organizations/:id/followers': {
      summary: 'Lists the students who follow an organisation',
      access: insiders,
      price: 3,
      row: 'organization.inspect',
      query: listQuery({
        filters: { student_area: byName(), university: byName(), province: filter.oneOf(provinces) },
        sort: ['createdAt:desc', 'createdAt:asc'],
      }),
      answer: page(follower),
    },
    'GET /api/organizations/:id/stats': {
      summary: 'Returns the public figures of an organisation; its own people and staff get all figures',
      access: 'signedIn',
      price: 1,
      row: 'organization.read',
      answer: one(readableStats),
    },
    'GET /api/organizations/:id/people': {
      summary: 'Lists the people who act for an organisation',
      access: insiders,
      price: 1,
      row: 'organization.inspect',
      answer: all(organizationPerson),
    },

    'GET /api/organizations/:id/history': {
      summary: 'Lists the last hundred actions for an organisation, newest first',
      access: insiders,
      price: 1,
      row: 'organization.inspect',
      answer: all(organizationEvent),
    },

    'GET /api/organizations/:id/talent/access': {
      summary: 'Tells whether an organisation may search the talent corner',
      access: insiders,
      price: 1,
      row: 'organization.inspect',
      answer: z.object({ data: z.boolean() }),
    },
    'GET /api/organizations/:id/talent/opportunities': {
      summary: "Lists the organisation's own opportunities, including drafts",
      description: 'Organisations without talent access may read them, too.',
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
  },
  examples: {
    'GET /api/organizations/:id/impact': { query: { year: 2026 } },
    'GET /api/organizations/:id/followers': {
      query: {
        filters: { student_area: { name: { $eq: 'Ciencias' } } },
        sort: 'createdAt:desc',
        pagination: { page: 1, pageSize: 20 },
      },
    },
    'GET /api/organizations/:id/talent/opportunities': {
      query: { details: 'offer', filters: { isDraft: { $eq: false } }, pagination: { page: 1 } },
    },
  },
});
