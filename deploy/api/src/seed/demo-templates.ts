import { inArray } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { messageTemplates, projects, projectTemplates } from '../db/schema.ts';
import { projectColumns } from '../projects/columns.ts';
import { templateOf } from '../projects/project-fields.ts';
import { demoOrganizations } from './demo-people.ts';

/** Each organisation of the demo accounts keeps a template of one of its projects, and messages for its answers. */
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
    await db.insert(messageTemplates).values(messages.map((message) => ({ organizationId, ...message })));
  }
}

const messages = [
  {
    name: 'Primera conversación',
    text: 'Nos ha gustado tu solicitud, {nombre}. ¿Hablamos media hora sobre «{proyecto}»? Cualquier tarde de esta semana nos viene bien.',
    use: 'interest',
  },
  {
    name: 'Gracias, esta vez no',
    text: 'Gracias por el tiempo que has dedicado a «{proyecto}». Esta vez seguimos con otras candidaturas. El próximo trimestre publicaremos más proyectos.',
    use: 'refusal',
  },
] as const;
