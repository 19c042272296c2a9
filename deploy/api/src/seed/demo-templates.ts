import { inArray } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { messageTemplates, projects, projectTemplates } from '../db/schema.ts';
import { projectColumns } from '../projects/columns.ts';
import { templateOf } from '../projects/fields.ts';
import { demoOrganizations } from './demo-people.ts';

/** Seeds a template of a project, and message templates, for each organisation of the demo accounts. */
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
  for (const [place, organizationId] of ids.entries()) {
    const row = rows.find((project) => project.organizationId === organizationId);
    if (!row) continue;
    const fields = await templateOf(db, row);
    const name = `${row.type ?? 'Proyecto'} de cada curso`;
    await db.insert(projectTemplates).values({ organizationId, name, fields });
    await db
      .insert(messageTemplates)
      .values((messages[place] ?? []).map((message) => ({ organizationId, ...message })));
  }
}

/** Texts of each organisation, in the order of the accounts. */
const messages = [
  [
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
  ],
  [
    {
      name: 'Visita a la oficina',
      text: '{nombre}, ven a conocernos y te contamos cómo trabajamos. Dinos dos mañanas que te vayan bien y te mandamos la dirección.',
      use: 'interest',
    },
  ],
  [
    {
      name: 'Bienvenida',
      text: 'Empezamos «{proyecto}» contigo. En unos días te escribirá la persona que va a acompañarte, {nombre}.',
      use: 'selection',
    },
  ],
] as const;
