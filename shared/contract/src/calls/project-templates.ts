import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { project } from '../entities/project.ts';
import { projectTemplate } from '../entities/project-template.ts';
import { projectTemplateName } from '../forms/project-template.ts';
import { versioned } from '../forms/versioned.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

const named = z.strictObject({ data: projectTemplateName });

export const projectTemplateCalls = declare({
  subject: 'project-templates',
  about: 'Templates that an organisation saves from its projects. Only its own people see them.',
  calls: {
    'GET /api/organizations/:id/project-templates': {
      summary: 'Lists the project templates of an organisation',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      answer: all(projectTemplate),
    },
    'POST /api/projects/:id/template': {
      summary: 'Saves a project as a template, without its deadline, its people and its teachers',
      access: organizationRoles,
      price: 1,
      row: 'project.manage',
      body: named,
      answer: one(projectTemplate),
    },
    'PUT /api/project-templates/:id': {
      summary: 'Renames a template',
      access: organizationRoles,
      price: 1,
      row: 'projectTemplate.manage',
      versioned: 'projectTemplate',
      body: z.strictObject({ data: versioned(projectTemplateName) }),
      answer: one(projectTemplate),
    },
    'DELETE /api/project-templates/:id': {
      summary: 'Deletes a project template',
      access: organizationRoles,
      price: 1,
      row: 'projectTemplate.manage',
      answer: 'nothing',
    },
    'POST /api/project-templates/:id/project': {
      summary: 'Creates a draft project from a template',
      access: organizationRoles,
      price: 1,
      row: 'projectTemplate.manage',
      answer: one(project),
    },
  },
  examples: {
    'POST /api/projects/:id/template': { body: { data: { name: 'TFG de datos abiertos' } } },
    'PUT /api/project-templates/:id': { body: { data: { name: 'TFG de medida en la calle' } } },
  },
});
