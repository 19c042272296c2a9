import { eq } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { OrganizationId, StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  applications,
  files,
  opportunities,
  organizations,
  projects,
  projectStudyAreas,
  students,
  users,
  works,
  workStudyAreas,
} from '../db/schema.ts';
import { endOfDay } from '../projects/deadlines.ts';
import type { Uploads } from '../uploads/store.ts';
import { insertAll } from './batches.ts';
import { bareTexts, longMotivation, longProjectText, longTexts } from './data/extremes.ts';
import { demoOrganizations, type SeededStudent } from './demo-people.ts';
import type { SeededProject } from './demo-projects.ts';
import { makePdf } from './pdf.ts';
import type { Reference } from './reference.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): { createdAt: Date; updatedAt: Date } => {
  const moment = new Date(Date.now() - days * day);
  return { createdAt: moment, updatedAt: moment };
};

/** Days until the deadlines of the open projects that close soon. */
const nearDeadlines = [0, 1, 2, 5];

interface Extremes {
  db: Database;
  uploads: Uploads;
  reference: Reference;
  students: readonly SeededStudent[];
  projects: readonly SeededProject[];
}

/**
 * Seeds rare cases for every screen: texts of the greatest length, records with required fields only, and deadlines
 * today and in the next days.
 */
export async function seedExtremes(seeded: Extremes): Promise<void> {
  await bringDeadlinesNear(seeded);
  await seedLong(seeded);
  await seedBare(seeded);
}

/** Changes only projects for which no demo account acts, so that the demo accounts' projects stay open. */
async function bringDeadlinesNear({ db, projects: seeded }: Extremes): Promise<void> {
  const acting: readonly string[] = [demoOrganizations.coordinacion, ...demoOrganizations.gestion];
  const open = seeded.filter(
    ({ status, organization }) => status === 'new' && !acting.includes(organization.name),
  );
  for (const [index, daysLeft] of nearDeadlines.entries()) {
    const project = open[index * 3];
    if (!project) continue;
    await db
      .update(projects)
      .set({ deadline: endOfDay(dayInSpain(new Date(Date.now() + daysLeft * day))) })
      .where(eq(projects.id, project.id));
  }
}

async function seedLong({ db, uploads, reference, projects: seeded }: Extremes): Promise<void> {
  const health = reference.areaIds.get('Ciencias de la Salud') as StudyAreaId;
  const [organizationId] = await insertAll(db, organizations, [
    {
      name: longTexts.organization,
      type: 'Asociación',
      sector: 'Salud',
      size: '11 a 50 personas',
      location: 'Zaragoza',
      description: longTexts.about,
      web: longTexts.web,
      ...daysAgo(40),
    },
  ]);
  await seedProject(db, organizationId as OrganizationId, health, {
    title: longTexts.project,
    description: longProjectText.join('\n\n'),
    requirements: longTexts.requirements,
    tags: [...longTexts.tags],
    presentiality: 'hybrid',
    location: 'Zaragoza',
    type: 'TFM',
    language: 'Español',
    deadline: endOfDay(dayInSpain(new Date(Date.now() + 45 * day))),
    ...daysAgo(2),
  });
  await db.insert(opportunities).values({
    organizationId: organizationId as OrganizationId,
    title: longTexts.opportunity,
    description: longTexts.about,
    type: 'events',
    date: new Date(Date.now() + 20 * day),
    location: 'Zaragoza',
    presentiality: 'onsite',
    publishedAt: daysAgo(3).createdAt,
    ...daysAgo(3),
  });
  const author = await seedAuthor(db, uploads);
  const [workId] = await insertAll(db, works, [
    {
      studentId: author.id,
      status: 'onGoing',
      title: longTexts.work,
      summary: longProjectText.slice(1, 5).join('\n\n'),
      language: 'Español',
      releaseMonth: `06/${new Date().getFullYear() + 1}`,
      tags: [...longTexts.tags],
      publishedAt: daysAgo(4).createdAt,
      ...daysAgo(4),
    },
  ]);
  if (workId !== undefined) await db.insert(workStudyAreas).values({ workId, studyAreaId: health });
  const [first, second] = seeded.filter(
    ({ status, organization }) => status === 'new' && organization.name === demoOrganizations.coordinacion,
  );
  if (!first || !second) throw new Error('The demo coordinator has no open projects.');
  const sent = { studentId: author.id, cvId: author.cvId, status: 'new' as const };
  await db.insert(applications).values([
    { ...sent, projectId: first.id, motivation: longMotivation, ...daysAgo(1) },
    {
      ...sent,
      projectId: second.id,
      motivation: bareTexts.motivation,
      ...daysAgo(2),
    },
  ]);
}

/** Seeds a student with a long name and without telephone, and their CV. */
async function seedAuthor(db: Database, uploads: Uploads) {
  const { name, surname } = longTexts;
  const [userId] = await insertAll(db, users, [
    {
      email: 'maria-de-los-desamparados.fernandez-de-villavicencio@estudiantes.puente.test',
      name,
      surname,
      profileType: 'student',
      emailVerified: true,
    },
  ]);
  if (userId === undefined) throw new Error('The student was not stored.');
  const [id] = await insertAll(db, students, [{ userId, province: 'Zaragoza' }]);
  const stored = await uploads.keep(makePdf([`${name} ${surname}`, 'Grado en Logopedia']), {
    purpose: 'cv',
    name: `CV ${name} ${surname}.pdf`,
    extension: 'pdf',
  });
  const [cvId] = await insertAll(db, files, [{ ...stored, ownerId: userId }]);
  if (id === undefined || cvId === undefined) throw new Error('The student was not stored.');
  return { id, cvId };
}

async function seedBare({ db, reference, students: seeded }: Extremes): Promise<void> {
  const [organization] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.name, 'Pedal y Carga'));
  if (!organization) throw new Error('An organisation of the demo is missing.');
  const arts = reference.areaIds.get('Artes y Humanidades') as StudyAreaId;
  await seedProject(db, organization.id, arts, {
    title: bareTexts.project,
    description: bareTexts.projectDescription,
    presentiality: 'remote',
    type: 'TFG',
    ...daysAgo(20),
  });
  await db.insert(opportunities).values({
    organizationId: organization.id,
    title: bareTexts.opportunity,
    description: bareTexts.opportunityDescription,
    type: 'offer',
    publishedAt: daysAgo(5).createdAt,
    ...daysAgo(5),
  });
  const [workId] = await insertAll(db, works, [
    {
      studentId: seeded.at(-1)?.id ?? null,
      status: 'choosing',
      title: bareTexts.work,
      summary: bareTexts.workSummary,
      language: 'Español',
      publishedAt: daysAgo(6).createdAt,
      ...daysAgo(6),
    },
  ]);
  if (workId !== undefined) await db.insert(workStudyAreas).values({ workId, studyAreaId: arts });
}

async function seedProject(
  db: Database,
  organizationId: OrganizationId,
  studyAreaId: StudyAreaId,
  row: Omit<typeof projects.$inferInsert, 'organizationId'> & { createdAt: Date },
): Promise<void> {
  const [projectId] = await insertAll(db, projects, [
    { organizationId, publishedAt: row.createdAt, visibilityConsent: true, ...row },
  ]);
  if (projectId !== undefined) await db.insert(projectStudyAreas).values({ projectId, studyAreaId });
}
