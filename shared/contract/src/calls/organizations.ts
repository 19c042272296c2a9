import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { organization } from '../entities/organization.ts';
import { ownProject } from '../entities/project.ts';
import { newOrganization } from '../forms/organization.ts';
import { listQuery, one, page } from '../query.ts';
import { statusCodes } from '../constants/statuses.ts';
import { filter } from '../query.ts';
import { organisationRoles } from '../roles.ts';

/** Organisations (specification §7). */
export const organizationCalls = declare({
  'POST /api/organizations': {
    access: organisationRoles,
    body: z.object({ data: newOrganization }),
    answer: one(organization),
  },
  'GET /api/organizations/:id/projects': {
    access: organisationRoles,
    row: 'organization.manage',
    query: listQuery({
      filters: { status: filter.oneOf(statusCodes) },
      populate: ['study_areas'],
      sort: ['createdAt:desc', 'createdAt:asc', 'title:asc'],
    }),
    answer: page(ownProject),
  },
});
