import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { project } from '../entities/project.ts';
import { projectTemplate } from '../entities/project-template.ts';
import { projectTemplateName } from '../forms/project-template.ts';
import { versioned } from '../forms/versioned.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const named = z.strictObject({ data: projectTemplateName });

/** Templates that an organisation saves from its projects. Only its own people see them. */
export const projectTemplateCalls = declare({
  /** Lists the project templates of an organisation. */
  'GET /api/organizations/:id/project-templates': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    answer: all(projectTemplate),
  },
  /** Saves a project as a template, without its deadline, its people and its teachers. */
  'POST /api/projects/:id/template': {
    access: organizationRoles,
    price: 1,
    row: 'project.manage',
    body: named,
    answer: one(projectTemplate),
  },
  /** Renames a template. */
  'PUT /api/project-templates/:id': {
    access: organizationRoles,
    price: 1,
    row: 'projectTemplate.manage',
    versioned: 'projectTemplate',
    body: z.strictObject({ data: versioned(projectTemplateName) }),
    answer: one(projectTemplate),
  },
  /** Deletes a project template. */
  'DELETE /api/project-templates/:id': {
    access: organizationRoles,
    price: 1,
    row: 'projectTemplate.manage',
    answer: 'nothing',
  },
  /** Creates a draft project from a template. */
  'POST /api/project-templates/:id/project': {
    access: organizationRoles,
    price: 1,
    row: 'projectTemplate.manage',
    answer: one(project),
  },
});
