import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { InvitationStatus } from '@puente/contract/constants/talent-invitations';
import type { OrganizationId, StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  applications,
  profileViews,
  projects,
  students,
  talentInvitations,
  talentLists,
  talentListStudents,
} from '../db/schema.ts';
import { demoOrganizations } from './demo-people.ts';

const day = 24 * 60 * 60 * 1000;

/** Messages of invitations, by index: one for each organisation and person. */
const invitations = [
  'Hemos visto lo que te interesa y creemos que este proyecto te puede gustar. Si quieres, lo hablamos sin compromiso.',
  'Tu perfil dice que sabes escuchar, y este proyecto va de eso. ¿Te llamamos esta semana?',
  'Buscamos a alguien de tu carrera con ganas de salir del aula. El calendario es flexible.',
  'Vimos tus temas y coinciden con lo que hacemos desde hace años. Te contamos más cuando quieras.',
  'Nos falta una persona que sepa explicar lo difícil. Échale un vistazo y dinos qué te parece.',
  'Empezamos en febrero con un grupo pequeño y nos gustaría que estuvieras.',
  'Este trabajo lo dejó a medias alguien que encontró empleo: está bien documentado y te puede servir de TFG.',
  'Por lo que estudias, aquí aprenderías deprisa. También te enseñaríamos lo que no funciona.',
  'La universidad nos ha dicho que buscas tema. Este se puede terminar en un cuatrimestre.',
  'Nos gusta que hayas marcado los mismos objetivos que nosotras. ¿Hablamos?',
] as const;

/** Statuses of an organisation's invitations, those of the demo student first. */
const standings: readonly InvitationStatus[] = ['sent', 'accepted', 'declined', 'sent', 'accepted'];

/** Seeds invitations and lists of the demo accounts' organisations with access to the talent corner. */
export async function seedTalent(
  db: Database,
  organizationIds: ReadonlyMap<string, OrganizationId>,
  demoStudent: StudentId,
): Promise<void> {
  const named = [demoOrganizations.coordinacion, demoOrganizations.gestion[0]] as const;
  const people = await db
    .select({ id: students.id })
    .from(students)
    .where(and(sql`${students.visibility} = 'talent'`, ne(students.id, demoStudent)))
    .orderBy(asc(students.id))
    .limit(24);
  for (const [index, name] of named.entries()) {
    const organizationId = organizationIds.get(name);
    if (organizationId === undefined) continue;
    const some = people.slice(index * 12, index * 12 + 12).map(({ id }) => id);
    await seedInvitations(db, organizationId, [demoStudent, ...some], index * standings.length);
    await seedLists(db, organizationId, some);
  }
}

async function seedInvitations(
  db: Database,
  organizationId: OrganizationId,
  invited: readonly StudentId[],
  firstMessage: number,
): Promise<void> {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        sql`${projects.status} = 'new' and (${projects.deadline} is null or ${projects.deadline} > now())`,
        isNotNull(projects.publishedAt),
      ),
    )
    .orderBy(sql`${projects.createdAt} desc`, asc(projects.id))
    .limit(1);
  if (!project) return;
  const applied = await db
    .select({ id: applications.studentId })
    .from(applications)
    .where(eq(applications.projectId, project.id));
  const free = invited.filter((id) => !applied.some((applicant) => applicant.id === id));
  const rows = standings.flatMap((status, index) => {
    const studentId = free[index];
    if (studentId === undefined) return [];
    const createdAt = new Date(Date.now() - (index + 1) * 2 * day);
    const answeredAt = status === 'sent' ? null : new Date(createdAt.getTime() + day);
    const message = invitations[(firstMessage + index) % invitations.length] ?? invitations[0];
    return [{ studentId, projectId: project.id, status, message, createdAt, answeredAt }];
  });
  if (rows.length === 0) return;
  await db.insert(talentInvitations).values(rows);
  await db
    .insert(profileViews)
    .values(rows.map(({ studentId, createdAt }) => ({ studentId, organizationId, viewedAt: createdAt })))
    .onConflictDoNothing();
}

async function seedLists(
  db: Database,
  organizationId: OrganizationId,
  people: readonly StudentId[],
): Promise<void> {
  const [first, second] = await db
    .insert(talentLists)
    .values([
      { organizationId, name: 'Para los proyectos de otoño' },
      { organizationId, name: 'Volver a mirar' },
    ])
    .returning({ id: talentLists.id });
  if (!first || !second || people.length === 0) return;
  await db
    .insert(talentListStudents)
    .values([
      ...people.slice(0, 5).map((studentId) => ({ listId: first.id, studentId })),
      ...people.slice(4, 7).map((studentId) => ({ listId: second.id, studentId })),
    ]);
}
