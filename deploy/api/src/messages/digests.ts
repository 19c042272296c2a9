import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { StoppableMail } from '@puente/contract/constants/message-kinds';
import type { ProjectId, StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  applications,
  messages,
  notices,
  notificationPreferences,
  projects,
  projectStudyAreas,
  students,
  users,
} from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { type Digest, digestMail, studentFoot } from './mails.ts';
import { columnOfKind, hasPreference, takesMail } from './preferences.ts';

const day = 24 * 60 * 60 * 1000;
/** A week, minus a tolerance for a late run. */
const nearlyAWeek = 7 * day - day / 4;
const atOnce = 200;
const projectsInAMail = 5;
/** Upper limit of new projects that are considered. The list has the others. */
const projectsConsidered = 500;

/**
 * Sends one mail to each student who accepts mail and has news: changes in their applications every morning, and new
 * matching projects at most once a week.
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

/** Students who chose the channel e-mail, and students who never chose. */
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
        // Notices of the team are mailed with their step or not at all.
        isNull(messages.audienceNoticeId),
        eq(messages.isRead, false),
        // Messages from before the student accepted mail are not sent later.
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
 * Tells whether a student wants a kind of message. The defaults apply to those who never chose. A kind may have been
 * switched off since its message was written.
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

/** Sends the mail and records it in one transaction, so that each student gets it exactly once. */
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
    const letter = digestMail(person.name, digest, publicUrl, studentFoot(publicUrl, token));
    await mailer.send(
      person.email,
      { ...letter, headers: unsubscribeHeaders(publicUrl, 'messages', token) },
      tx,
    );
  });
}

/** The unsubscribe link of a mail with one kind of message stops this kind, that of a mixed mail stops the channel. */
function stoppedWith(news: readonly Message[], fitting: readonly FreshProject[]): StoppableMail {
  const kinds = new Set(news.map(({ kind }) => kind));
  if (fitting.length > 0) kinds.add('new_matching_projects');
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined && hasPreference(only) ? only : 'email';
}
