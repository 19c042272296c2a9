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
import { organizationRoles, supporters } from '../roles.ts';

const relations = ['organization', 'details'] as const;

export const opportunityCalls = declare({
  subject: 'opportunities',
  about:
    'Opportunities: offers and events of organisations. The specification does not define their paths. The public sees ' +
    "published ones; a student's interest in one is saved with PUT /api/students/:id (`opportunities`).",
  calls: {
    'GET /api/opportunities': {
      summary: 'Lists open opportunities',
      description: 'With `$eq` or `$in` of `filters[id]` it returns any that the caller may see.',
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
    'GET /api/opportunities/:id': {
      summary: 'Returns an opportunity',
      access: 'anyone',
      price: 1,
      row: 'opportunity.read',
      query: recordQuery(relations),
      answer: one(opportunity),
    },
    'POST /api/opportunities': {
      summary: 'Creates an opportunity as a draft',
      access: organizationRoles,
      price: 1,
      refs: { organization: 'organization.publish' },
      body: z.strictObject({ data: newOpportunity }),
      answer: one(opportunity),
    },
    'PUT /api/opportunities/:id': {
      summary: 'Changes an opportunity',
      access: organizationRoles,
      price: 1,
      row: 'opportunity.update',
      versioned: 'opportunity',
      body: z.strictObject({ data: versioned(opportunityUpdate) }),
      answer: one(opportunity),
    },
    'POST /api/opportunities/:id/publish': {
      summary: 'Publishes an opportunity',
      access: organizationRoles,
      price: 1,
      row: 'opportunity.update',
      answer: one(opportunity),
    },
    'POST /api/opportunities/:id/unpublish': {
      summary: 'Makes a published opportunity a draft again, by its organisation or by staff',
      access: [...organizationRoles, ...supporters],
      price: 1,
      row: 'opportunity.unpublish',
      answer: one(opportunity),
    },
    'DELETE /api/opportunities/:id': {
      summary: 'Deletes an opportunity that is a draft',
      access: organizationRoles,
      price: 1,
      row: 'opportunity.update',
      answer: 'nothing',
    },
    'GET /api/opportunities/:id/interested': {
      summary: 'Lists the students who are interested in an opportunity',
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
  },
  examples: {
    'GET /api/opportunities': {
      query: {
        filters: {
          keyword: { $containsi: 'taller' },
          type: { $eq: 'Evento' },
          presentiality: { $in: ['remote', 'hybrid'] },
        },
        populate: ['organization'],
        sort: 'date:asc',
        pagination: { page: 1, pageSize: 12 },
      },
    },
    'GET /api/opportunities/:id': { query: { populate: ['organization', 'details'] } },
    'POST /api/opportunities': {
      body: {
        data: {
          organization: 1,
          title: 'Jornada de puertas abiertas',
          description:
            'Una mañana para conocer la huerta, al equipo y los temas en los que nos vendría bien una mano.',
          details: { type: 'Evento', date: '2099-05-14T10:00:00.000Z' },
          location: 'Lugo',
          presentiality: 'onsite',
          target_profile: 'Estudiantes de cualquier grado',
          url: 'https://huerto.ejemplo.test/jornada',
        },
      },
    },
    'PUT /api/opportunities/:id': {
      body: { data: { details: { type: 'Oferta', remuneration: '600 € al mes' }, status: 'open' } },
    },
    'GET /api/opportunities/:id/interested': {
      query: {
        filters: { written: { $eq: false } },
        sort: 'createdAt:desc',
        pagination: { page: 1, pageSize: 20 },
      },
    },
  },
});
