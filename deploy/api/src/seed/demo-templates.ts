import { inArray } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { projects, projectTemplates } from '../db/schema.ts';
import { projectColumns } from '../projects/columns.ts';
import { templateOf } from '../projects/project-fields.ts';
import { demoOrganizations } from './demo-people.ts';

/** Each organisation of the demo accounts keeps a template of one of its projects. */
export async function seedTemplates(
  db: Database,
  organizationIds: ReadonlyMap<string, OrganizationId>,
): Promise<void> {
  const acting = [demoOrganizations.coordinacion, ...demoOrganizations.gestion];
  const ids = acting.flatMap((name) => organizationIds.get(name) ?? []);
  const rows = await db
    .select(projectColumns)
    .from(projects)
    .where(inArray(projects.organizationId, ids))
    .orderBy(projects.id);
  for (const organizationId of ids) {
    const row = rows.find((project) => project.organizationId === organizationId);
    if (!row) continue;
    const fields = await templateOf(db, row);
    const name = `${row.type ?? 'Proyecto'} de cada curso`;
    await db.insert(projectTemplates).values({ organizationId, name, fields });
  }
}
