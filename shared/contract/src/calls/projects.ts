import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { modalityCodes } from '../constants/modalities.ts';
import { provinces } from '../constants/provinces.ts';
import { project } from '../entities/project.ts';
import { newProject } from '../forms/project.ts';
import { filter, listQuery, one, page, populate } from '../query.ts';
import { organisationRoles } from '../roles.ts';

const relations = ['organization', 'study_areas'] as const;

/** Projects. The public sees what is published; those who run a project see it in every status. */
export const projectCalls = declare({
  'GET /api/projects': {
    access: 'anyone',
    scope: 'project',
    query: listQuery({
      filters: {
        /** Words in title, description, tags or name of the organisation. */
        keyword: filter.contains(),
        study_areas: filter.name(),
        presentiality: filter.oneOf(modalityCodes),
        location: filter.oneOf(provinces),
        id: filter.id(),
      },
      populate: relations,
      sort: ['publishedAt:desc', 'deadline:asc', 'title:asc'],
    }),
    answer: page(project),
  },
  'GET /api/projects/:id': {
    access: 'anyone',
    row: 'project.read',
    query: z.strictObject({ populate: populate(relations) }),
    answer: one(project),
  },
  'POST /api/projects': {
    access: organisationRoles,
    body: z.object({ data: newProject }),
    answer: one(project),
  },
});
