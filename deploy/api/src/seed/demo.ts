import { sql } from 'drizzle-orm';
import type { Status } from '@puente/contract/constants/statuses';
import type { FileId, StudentId } from '@puente/contract/ids';
import type { PasswordHashes } from '../accounts/password-hashes.ts';
import type { Database } from '../db/connect.ts';
import { applications, favorites, files, projects, projectViews } from '../db/schema.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import type { Uploads } from '../uploads/store.ts';
import { insertAll } from './batches.ts';
import { availabilities } from './data/people.ts';
import { seedAlerts } from './demo-alerts.ts';
import { seedAnnouncements } from './demo-announcements.ts';
import { seedApplicationConversations } from './demo-application-conversations.ts';
import { completeApplications, markAsSent, markStrongMatches } from './demo-applications.ts';
import { seedClosedProjects } from './demo-closed-projects.ts';
import { seedCollaborations } from './demo-collaborations.ts';
import { seedContactMessages } from './demo-contact-messages.ts';
import { seedContent } from './demo-content.ts';
import { seedConversations } from './demo-conversations.ts';
import { seedDesk } from './demo-desk.ts';
import { seedErrorReports } from './demo-error-reports.ts';
import { seedExtremes } from './demo-extremes.ts';
import { seedFormerYear } from './demo-former-year.ts';
import { seedHiddenEvaluation } from './demo-hidden-evaluations.ts';
import { seedInterviews } from './demo-interviews.ts';
import { seedJoinings } from './demo-joinings.ts';
import { seedMetrics } from './demo-metrics.ts';
import { seedOpportunities } from './demo-opportunities.ts';
import { demoOrganizations, type SeededStudent, seedOrganizations, seedPeople } from './demo-people.ts';
import { seedProfiles } from './demo-profiles.ts';
import { completeProjects } from './demo-project-details.ts';
import { type SeededProject, seedProjects } from './demo-projects.ts';
import { seedResults } from './demo-results.ts';
import { seedTakedowns } from './demo-takedowns.ts';
import { seedTalent } from './demo-talent.ts';
import { completeTeachers } from './demo-teachers.ts';
import { seedTemplates } from './demo-templates.ts';
import { seedAuthorship, seedWorks } from './demo-works.ts';
import { keepIdsApart } from './ids-apart.ts';
import { motivationOf } from './motivation.ts';
import { makePdf } from './pdf.ts';
import { makeRandom, type Random } from './random.ts';
import { seedReference } from './reference.ts';

const projectCount = 150;
const studentCount = 300;
const day = 24 * 60 * 60 * 1000;

/** Seeds a platform in use, small enough to read. The README lists the demo accounts. */
export async function seedDemo(db: Database, uploads: Uploads, hashes: PasswordHashes): Promise<void> {
  const random = makeRandom(20_26);
  await keepIdsApart(db);
  const reference = await seedReference(db);
  const organizations = await seedOrganizations(db, random);
  const organizationIds = new Map(organizations.map(({ id, name }) => [name, id]));
  const students = await seedPeople(db, random, reference, { organizationIds, hashes, count: studentCount });
  const projects = await seedProjects(db, random, reference, organizations, projectCount);
  await seedApplications(db, uploads, random, students, projects);
  await seedFavorites(db, random, students, projects);
  await completeApplications(db, students, projects);
  await seedWorks(db, uploads, reference, students);
  await seedConversations(db, students);
  await seedApplicationConversations(db, (students[0] as SeededStudent).id);
  await seedOpportunities(db, organizations, students);
  await seedJoinings(db, organizations);
  await seedContent(db, uploads);
  // Last: students keep what the others have made.
  await seedProfiles(db, students);
  await seedMetrics(db);
  await seedClosedProjects(db, reference, students);
  await completeProjects(db);
  await completeTeachers(db);
  await seedExtremes({ db, uploads, reference, students, projects });
  await seedViews(db);
  await seedDesk(db, busyProject(projects), students);
  await seedInterviews(db, {
    demoStudent: (students[0] as SeededStudent).id,
    organizationIds,
    except: busyProject(projects),
  });
  await seedAlerts(db, organizations, busyProject(projects));
  await seedTalent(db, organizationIds, (students[0] as SeededStudent).id);
  await seedTemplates(db, organizationIds);
  await seedFormerYear(db, reference, organizationIds, students);
  await seedContactMessages(db);
  await seedErrorReports(db);
  await seedAuthorship(db);
  await seedTakedowns(db, busyProject(projects));
  await seedAnnouncements(db);
  for (const id of organizationIds.values()) await noteContactsGiven(db, id);
  // Once more, for the applications that came with the last two.
  await markAsSent(db);
  await seedCollaborations(db, uploads, (students[0] as SeededStudent).id);
  await seedHiddenEvaluation(db);
  await seedResults(db, uploads);
  await markStrongMatches(db);
}

/** The second open project of the demo coordinator. */
function busyProject(projects: readonly SeededProject[]): SeededProject['id'] {
  const [, second] = projects.filter(
    ({ organization, status }) => organization.name === demoOrganizations.coordinacion && status === 'new',
  );
  if (!second) throw new Error('The demo coordinator has no second open project.');
  return second.id;
}

/** Statuses of the demo student's applications, one of each. */
const demoStatuses: readonly Status[] = [
  'preselected',
  'new',
  'selected',
  'notSelected',
  'rejected',
  'draft',
];

async function seedApplications(
  db: Database,
  uploads: Uploads,
  random: Random,
  students: readonly SeededStudent[],
  projects: readonly SeededProject[],
): Promise<void> {
  const [demoStudent, ...others] = students as [SeededStudent, ...SeededStudent[]];
  const open = projects.filter(({ status }) => status === 'new');
  const planned = new Map<string, { student: SeededStudent; project: SeededProject; status: Status }>();
  const add = (student: SeededStudent, project: SeededProject, status: Status): void => {
    const key = `${student.id} ${project.id}`;
    if (!planned.has(key)) planned.set(key, { student, project, status });
  };

  const coordinated = projects.filter(
    ({ organization }) => organization.name === demoOrganizations.coordinacion,
  );
  const elsewhere = open.filter((project) => !coordinated.includes(project));
  const [first, second] = coordinated.filter(({ status }) => status === 'new');
  const ofDemoStudent = [
    first,
    second,
    ...random.sample(elsewhere, demoStatuses.length - 2),
  ] as SeededProject[];
  ofDemoStudent.forEach((project, index) => add(demoStudent, project, demoStatuses[index] as Status));

  const managed = projects.filter(({ organization }) =>
    demoOrganizations.gestion.some((name) => name === organization.name),
  );
  // The demo coordinator's newest project has none yet.
  for (const project of coordinated.filter(({ status }) => status !== 'draft').slice(0, -1)) {
    for (const student of random.sample(others, 5 + random.below(6))) add(student, project, statusOf(random));
  }
  for (const project of managed)
    for (const student of random.sample(others, 3)) add(student, project, statusOf(random));
  for (let count = 0; count < 320; count++)
    add(random.pick(others), random.pick(elsewhere), statusOf(random));

  const drawn = [...planned.values()];
  const cvs = await seedCvs(db, uploads, [...new Set(drawn.map(({ student }) => student))]);
  await insertAll(
    db,
    applications,
    drawn.map(({ student, project, status }, index) => {
      // An expired project took them while it was open.
      const before = project.status === 'expired' ? 80 : 0;
      const created = new Date(Date.now() - (before + random.next() * 20) * day);
      return {
        studentId: student.id,
        projectId: project.id,
        status,
        motivation: motivationOf('drawn', index),
        availability: random.pick(availabilities),
        cvId: cvs.get(student.id) ?? null,
        createdAt: created,
        updatedAt: created,
      };
    }),
  );
}

function statusOf(random: Random): Status {
  const drawn = random.next();
  if (drawn < 0.6) return 'new';
  if (drawn < 0.75) return 'preselected';
  if (drawn < 0.82) return 'selected';
  return drawn < 0.92 ? 'notSelected' : 'rejected';
}

/** Seeds a small PDF for each applicant. Returns file ids by student id. */
async function seedCvs(
  db: Database,
  uploads: Uploads,
  students: readonly SeededStudent[],
): Promise<Map<StudentId, FileId>> {
  const rows = await Promise.all(
    students.map(async ({ userId, name, email, university }) => {
      const bytes = makePdf([
        name,
        university,
        email,
        '',
        'Formación',
        `Grado en curso, ${university}`,
        '',
        'Idiomas',
        'Español e inglés',
      ]);
      return {
        ...(await uploads.keep(bytes, { purpose: 'cv', name: `CV ${name}.pdf`, extension: 'pdf' })),
        ownerId: userId,
      };
    }),
  );
  const ids = await insertAll(db, files, rows);
  return new Map(students.map((student, index) => [student.id, ids[index] as FileId]));
}

async function seedFavorites(
  db: Database,
  random: Random,
  students: readonly SeededStudent[],
  projects: readonly SeededProject[],
): Promise<void> {
  const published = projects.filter(({ status }) => status !== 'draft');
  const saved = students
    .slice(0, 120)
    .flatMap((student, index) =>
      random
        .sample(published, index === 0 ? 6 : 1 + random.below(4))
        .map((project) => ({ studentId: student.id, projectId: project.id })),
    );
  await db.insert(favorites).values(saved);
}

/** Seeds the views of each project: more than its favourites and applications, and different for each id. */
const seedViews = (db: Database) =>
  db.insert(projectViews).select(
    db
      .select({
        projectId: projects.id,
        views: sql<number>`(12 + ${projects.id} * 7 % 23
          + 4 * (select count(*) from ${applications} where ${applications}.project_id = ${projects}.id)
          + 6 * (select count(*) from ${favorites} where ${favorites}.project_id = ${projects}.id))::int`.as(
          'views',
        ),
      })
      .from(projects)
      .where(sql`${projects.publishedAt} is not null and ${projects.status} <> 'draft'`),
  );
