import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { opportunityKinds, opportunityLabels } from '../constants/opportunities.ts';
import { provinces } from '../constants/provinces.ts';
import { interestedStudent, opportunity } from '../entities/opportunity.ts';
import { newOpportunity, opportunityUpdate } from '../forms/opportunity.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page, recordQuery } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const relations = ['organization', 'details'] as const;

/**
 * Opportunities: offers and events of organisations. The specification does not define their paths. The public sees published ones; a
 * student's interest in one is saved with PUT /api/students/:id (`opportunities`).
 */
export const opportunityCalls = declare({
  /** Lists open opportunities. With `$eq` or `$in` of `filters[id]` it returns any that the caller may see. */
  'GET /api/opportunities': {
    access: 'anyone',
    price: 3,
    scope: 'opportunity',
    limit: 'search',
    query: listQuery({
      filters: {
        /** Matches words in the title, description, profile or name of the organisation. */
        keyword: filter.contains(),
        type: filter.oneOf(opportunityLabels),
        details: filter.oneOf(opportunityKinds),
        presentiality: filter.oneOf(modalityCodes),
        location: filter.oneOf(provinces),
        organization: filter.within({ id: filter.id(ids.organization) }),
        date: filter.moment(),
        id: filter.id(ids.opportunity),
      },
      populate: relations,
      sort: ['relevance', 'publishedAt:desc', 'date:asc', 'title:asc'],
    }),
    answer: page(opportunity),
  },
  /** Returns an opportunity. */
  'GET /api/opportunities/:id': {
    access: 'anyone',
    price: 1,
    row: 'opportunity.read',
    query: recordQuery(relations),
    answer: one(opportunity),
  },
  /** Creates an opportunity as a draft. */
  'POST /api/opportunities': {
    access: organizationRoles,
    price: 1,
    refs: { organization: 'organization.publish' },
    body: z.strictObject({ data: newOpportunity }),
    answer: one(opportunity),
  },
  /** Changes an opportunity. */
  'PUT /api/opportunities/:id': {
    access: organizationRoles,
    price: 1,
    row: 'opportunity.update',
    versioned: 'opportunity',
    body: z.strictObject({ data: versioned(opportunityUpdate) }),
    answer: one(opportunity),
  },
  /** Publishes an opportunity. */
  'POST /api/opportunities/:id/publish': {
    access: organizationRoles,
    price: 1,
    row: 'opportunity.update',
    answer: one(opportunity),
  },
  /** Makes a published opportunity a draft again, by its organisation or by staff. */
  'POST /api/opportunities/:id/unpublish': {
    access: [...organizationRoles, 'staff'],
    price: 1,
    row: 'opportunity.unpublish',
    answer: one(opportunity),
  },
  /** Deletes an opportunity that is a draft. */
  'DELETE /api/opportunities/:id': {
    access: organizationRoles,
    price: 1,
    row: 'opportunity.update',
    answer: 'nothing',
  },
  /** Lists the students who are interested in an opportunity. */
  'GET /api/opportunities/:id/interested': {
    access: organizationRoles,
    price: 3,
    row: 'opportunity.inspect',
    query: listQuery({
      filters: {
        /** True for students to whom the organisation has written about the opportunity. */
        written: filter.flag(),
      },
      sort: ['createdAt:desc', 'createdAt:asc'],
    }),
    answer: page(interestedStudent),
  },
});
