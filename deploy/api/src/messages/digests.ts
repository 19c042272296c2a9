import type { StoppableMail } from '@puente/contract/constants/message-kinds';
import type { ProjectId, StudentId } from '@puente/contract/ids';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  applications,
  notices,
  messages,
  notificationPreferences,
  projects,
  projectStudyAreas,
  students,
  users,
} from '../db/schema.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { type Digest, digestLetter, studentFoot } from './letters.ts';
import { columnOfKind, hasPreference, takesMail } from './preferences.ts';
import { type JobContext, recurring } from '../jobs/job.ts';

const day = 24 * 60 * 60 * 1000;
/** A week less the hours by which a run may be late. */
const nearlyAWeek = 7 * day - day / 4;
const atOnce = 200;
const projectsInAMail = 5;
/** More new projects than a student reads of; the list has the others. */
const projectsConsidered = 500;

/**
 * One mail to each student who wants mail and has news: every morning what is new in their applications, at
 * most once a week the new projects that fit them.
 */
export const messageDigests = recurring('0 8 * * *', async (context) => {
  const fresh = await newProjects(context);
  let mails = 0;
  for (let after: StudentId | null = null; ;) {
    const people = await readers(context.db, after);
    mails += await writeTo(people, fresh, context);
    const last = people.at(-1);
    if (!last || people.length < atOnce) return { mails };
    after = last.id;
  }
});

type Reader = Awaited<ReturnType<typeof readers>>[number];
type Message = Pick<typeof messages.$inferSelect, 'id' | 'studentId' | 'kind' | 'subject'>;

interface FreshProject {
  id: ProjectId;
  title: string;
  publishedAt: Date;
  tags: readonly string[];
  areas: ReadonlySet<number>;
}

/** Students whose preferences have the channel e-mail, and students who never chose. */
const readers = (db: Database, after: StudentId | null) =>
  db
    .select({
      id: students.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      areaId: students.studyAreaId,
      tags: students.tags,
      chosen: notificationPreferences,
      lastProjects: notices.sentAt,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.studentId, students.id))
    .leftJoin(notices, and(eq(notices.kind, 'digest'), eq(notices.subjectId, students.id)))
    .where(and(after === null ? undefined : gt(students.id, after), takesMail))
    .orderBy(asc(students.id))
    .limit(atOnce);

async function newProjects({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<FreshProject[]> {
  const found = await db
    .select({
      id: projects.id,
      title: projects.title,
      publishedAt: projects.publishedAt,
      tags: projects.tags,
    })
    .from(projects)
    .where(
      and(
        sql`${projects.status} = 'new'`,
        gt(projects.publishedAt, new Date(now.getTime() - 8 * day)),
        or(isNull(projects.deadline), gt(projects.deadline, now)),
      ),
    )
    .orderBy(sql`${projects.publishedAt} desc`)
    .limit(projectsConsidered);
  const areas = await db
    .select()
    .from(projectStudyAreas)
    .where(
      inArray(
        projectStudyAreas.projectId,
        found.map(({ id }) => id),
      ),
    );
  return found.map((project) => ({
    ...project,
    publishedAt: project.publishedAt ?? now,
    areas: new Set(
      areas.filter(({ projectId }) => projectId === project.id).map(({ studyAreaId }) => studyAreaId),
    ),
  }));
}

async function writeTo(
  people: readonly Reader[],
  fresh: readonly FreshProject[],
  context: JobContext,
): Promise<number> {
  const { db } = context;
  const ids = people.map(({ id }) => id);
  const news = await db
    .select({
      id: messages.id,
      studentId: messages.studentId,
      kind: messages.kind,
      subject: messages.subject,
    })
    .from(messages)
    .where(
      and(
        inArray(messages.studentId, ids),
        isNull(messages.mailedAt),
        eq(messages.isRead, false),
        // What came while the student wanted no mail is no longer news.
        gt(messages.createdAt, new Date(context.now.getTime() - 8 * day)),
      ),
    )
    .orderBy(asc(messages.id));
  const applied = await db
    .select({ studentId: applications.studentId, projectId: applications.projectId })
    .from(applications)
    .where(
      and(
        inArray(applications.studentId, ids),
        inArray(
          applications.projectId,
          fresh.map(({ id }) => id),
        ),
      ),
    );
  let mails = 0;
  for (const person of people) {
    const own = news.filter(({ studentId, kind }) => studentId === person.id && isWanted(person, kind));
    const known = new Set(
      applied.filter(({ studentId }) => studentId === person.id).map(({ projectId }) => projectId),
    );
    const fitting = fittingProjects(person, fresh, context.now)
      .filter(({ id }) => !known.has(id))
      .slice(0, projectsInAMail);
    if (own.length === 0 && fitting.length === 0) continue;
    await deliver(person, own, fitting, context);
    mails++;
  }
  return mails;
}

/**
 * Students who never chose want what a new row of preferences would say. A kind may have been switched off
 * since its message was written.
 */
function isWanted({ chosen }: Reader, kind: string): boolean {
  if (!hasPreference(kind)) return true;
  const column = columnOfKind[kind];
  return chosen ? chosen[column] : notificationPreferences[column].default === true;
}

function fittingProjects(reader: Reader, fresh: readonly FreshProject[], now: Date): FreshProject[] {
  const { areaId, tags, lastProjects } = reader;
  if (
    !isWanted(reader, 'new_matching_projects') ||
    (lastProjects && now.getTime() - lastProjects.getTime() < nearlyAWeek)
  )
    return [];
  const since = lastProjects ?? new Date(now.getTime() - 7 * day);
  return fresh.filter(
    (project) =>
      project.publishedAt > since &&
      ((areaId !== null && project.areas.has(areaId)) || project.tags.some((tag) => tags.includes(tag))),
  );
}

/** The mail and the note that it was sent stand or fall together: each student gets it exactly once. */
async function deliver(
  person: Reader,
  news: readonly Message[],
  fitting: readonly FreshProject[],
  { db, mailer, publicUrl, unsubscribing, now }: JobContext,
): Promise<void> {
  const digest: Digest = {
    news: news.map(({ subject }) => subject),
    projects: fitting.map(({ title }) => title),
  };
  const token = unsubscribing.tokenOfMessages({ user: person.userId, mail: stoppedWith(news, fitting) });
  await db.transaction(async (tx) => {
    if (news.length > 0) {
      await tx
        .update(messages)
        .set({ mailedAt: now })
        .where(
          inArray(
            messages.id,
            news.map(({ id }) => id),
          ),
        );
    }
    if (fitting.length > 0) {
      await tx
        .insert(notices)
        .values({ kind: 'digest', subjectId: person.id, sentAt: now })
        .onConflictDoUpdate({ target: [notices.kind, notices.subjectId], set: { sentAt: now } });
    }
    const letter = digestLetter(person.name, digest, publicUrl, studentFoot(publicUrl, token));
    await mailer.send(
      person.email,
      { ...letter, headers: unsubscribeHeaders(publicUrl, 'messages', token) },
      tx,
    );
  });
}

/** A mail about one kind of message is ended by its preference, one about several by the channel. */
function stoppedWith(news: readonly Message[], fitting: readonly FreshProject[]): StoppableMail {
  const kinds = new Set(news.map(({ kind }) => kind));
  if (fitting.length > 0) kinds.add('new_matching_projects');
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined && hasPreference(only) ? only : 'email';
}
