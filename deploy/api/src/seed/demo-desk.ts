import { and, eq, inArray } from 'drizzle-orm';
import type { ApplicationId, ProjectId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  applicationNotes,
  applications,
  files,
  managedOrganizations,
  projectManagers,
  projects,
  users,
} from '../db/schema.ts';
import { availabilities } from './data/people.ts';
import type { SeededStudent } from './demo-people.ts';
import { motivationOf } from './motivation.ts';

const coordinatorEmail = 'coordinacion@puente.test';
const managerEmail = 'gestion@puente.test';
const hour = 60 * 60 * 1000;

/** Number of waiting applications on the desk of one project of the demo coordinator. */
const waiting = 46;
const demoAccounts = 20;

const notes = [
  'Hablamos por teléfono: puede empezar en marzo y le interesa la parte de campo.',
  'Su tutora colabora con nosotras desde hace dos años. Preguntarle por el calendario.',
] as const;

/** Note of the demo project manager about an application to one of her projects. */
const ofManager = 'Buen encaje. La propongo en la reunión del lunes.';

/** Seeds a project with many applications, some of them marked and with notes. */
export async function seedDesk(
  db: Database,
  project: ProjectId,
  students: readonly SeededStudent[],
): Promise<void> {
  // The first ones are the demo accounts, which are to have what is said of them.
  const applicants = students.slice(demoAccounts, demoAccounts + waiting);
  const cvs = await db
    .select({ id: files.id, ownerId: files.ownerId })
    .from(files)
    .where(
      and(
        eq(files.purpose, 'cv'),
        inArray(
          files.ownerId,
          applicants.map(({ userId }) => userId),
        ),
      ),
    );
  const cvOf = new Map(cvs.map(({ id, ownerId }) => [ownerId, id]));
  const arrived = await db
    .insert(applications)
    .values(
      applicants.map((student, index) => {
        const createdAt = new Date(Date.now() - (index + 1) * 7 * hour);
        return {
          studentId: student.id,
          projectId: project,
          status: 'new' as const,
          motivation: motivationOf('desk', index),
          availability: availabilities[index % availabilities.length],
          goodCandidate: index % 7 === 0 ? true : null,
          cvId: cvOf.get(student.userId) ?? null,
          createdAt,
          updatedAt: createdAt,
        };
      }),
    )
    .onConflictDoNothing()
    .returning({ id: applications.id });
  await noteAbout(
    db,
    arrived.map(({ id }) => id),
  );
  await noteOfManager(db);
}

async function noteOfManager(db: Database): Promise<void> {
  const [about] = await db
    .select({ application: applications.id, author: users.id })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(managedOrganizations, eq(managedOrganizations.organizationId, projects.organizationId))
    .innerJoin(projectManagers, eq(projectManagers.id, managedOrganizations.projectManagerId))
    .innerJoin(users, eq(users.id, projectManagers.userId))
    .where(and(eq(users.email, managerEmail), eq(applications.status, 'new')))
    .orderBy(applications.id)
    .limit(1);
  if (!about) throw new Error('The demo project manager has no new application.');
  const { application, author } = about;
  await db.insert(applicationNotes).values({ applicationId: application, authorId: author, text: ofManager });
}

/** Notes of the coordinator, and of a colleague who has left. */
async function noteAbout(db: Database, about: readonly ApplicationId[]): Promise<void> {
  const [coordinator] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, coordinatorEmail));
  if (!coordinator) throw new Error('There is no demo coordinator.');
  const authors = [coordinator.id, null];
  await db.insert(applicationNotes).values(
    about.slice(0, notes.length).map((applicationId, index) => ({
      applicationId,
      authorId: authors[index] ?? null,
      text: notes[index] ?? notes[0],
    })),
  );
}
