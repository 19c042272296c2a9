import { eq } from 'drizzle-orm';
import type { projectTemplateCalls } from '@puente/contract/calls/project-templates';
import { projectTemplates } from '../db/schema.ts';
import { emptyProject, insertProject, presentFullProject } from '../projects/beginning.ts';
import { columnsOf, templateOf } from '../projects/fields.ts';
import type { Routes } from '../server/serve.ts';
import {
  keepTemplate,
  presentTemplate,
  renameTemplate,
  stillValid,
  templatesOf,
} from './project-templates.ts';

export const projectTemplateRoutes = {
  'GET /api/organizations/:id/project-templates': async ({ db, row }) => ({
    data: await templatesOf(db, row.id),
  }),

  'POST /api/projects/:id/template': async ({ db, row, body: { data } }) => {
    const fields = await templateOf(db, row);
    return { data: presentTemplate(await keepTemplate(db, row.organizationId, data.name, fields)) };
  },

  'PUT /api/project-templates/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const renamed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return renameTemplate(tx, row, data.name);
    });
    return { data: presentTemplate(renamed) };
  },

  'DELETE /api/project-templates/:id': async ({ db, row }) => {
    await db.delete(projectTemplates).where(eq(projectTemplates.id, row.id));
    return undefined;
  },

  'POST /api/project-templates/:id/project': async ({ db, actor, row }) => {
    const fields = await stillValid(db, row.fields);
    const draft = {
      ...emptyProject,
      ...columnsOf(fields),
      status: 'draft' as const,
      organizationId: row.organizationId,
    };
    return { data: await presentFullProject(db, await insertProject(db, draft, actor, fields), actor) };
  },
} satisfies Routes<typeof projectTemplateCalls>;
