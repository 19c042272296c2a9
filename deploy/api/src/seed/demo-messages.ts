import { and, asc, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Status } from '@puente/contract/constants/statuses';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, favorites, messages, projects, projectStudyAreas, students } from '../db/schema.ts';
import { textOf } from '../mail/html.ts';
import { projectPolicy } from '../projects/policy.ts';
import { answerAbout, messagesAbout, type SeededMessage } from './data/messages.ts';
import type { Random } from './random.ts';

const hour = 60 * 60 * 1000;
const unread = 3;

/**
 * Seeds the communication centres: nine messages for the demo student, three of them unread, and the answers to the
 * other students.
 */
export async function seedMessages(db: Database, random: Random, demoId: StudentId): Promise<void> {
  await db
    .insert(messages)
    .values([...(await messagesOfDemo(db, demoId)), ...(await messagesOfOthers(db, random, demoId))]);
}

/** Messages about the projects that they applied to and saved. */
async function messagesOfDemo(db: Database, studentId: StudentId): Promise<Row[]> {
  const applied = await db
    .select({ id: projects.id, title: projects.title, status: applications.status })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.studentId, studentId))
    .orderBy(asc(applications.id));
  const [saved] = await db
    .select({ title: projects.title })
    .from(favorites)
    .innerJoin(projects, eq(projects.id, favorites.projectId))
    .where(eq(favorites.studentId, studentId))
    .orderBy(asc(projects.id));
  const fresh = await db
    .select({ title: projects.title })
    .from(projects)
    .innerJoin(projectStudyAreas, eq(projectStudyAreas.projectId, projects.id))
    .innerJoin(students, eq(students.studyAreaId, projectStudyAreas.studyAreaId))
    .where(
      and(
        eq(students.id, studentId),
        projectPolicy.visible(null),
        eq(projects.status, 'new'),
        notInArray(
          projects.id,
          applied.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(projects.publishedAt), desc(projects.id))
    .limit(3);
  const titleOf = (wanted: Status): string => applied.find(({ status }) => status === wanted)?.title ?? '';
  const heard = messagesAbout({
    preselected: titleOf('preselected'),
    selected: titleOf('selected'),
    notSelected: titleOf('notSelected'),
    saved: saved?.title ?? '',
    fresh: fresh.map(({ title }) => title),
  });
  return heard.map(({ kind, hoursAgo, subject, message }, index) =>
    rowOf(studentId, {
      kind,
      subject,
      message,
      isRead: index >= unread,
      createdAt: new Date(Date.now() - hoursAgo * hour),
    }),
  );
}

/** One message for each answer to the other students' applications. */
async function messagesOfOthers(db: Database, random: Random, demoId: StudentId): Promise<Row[]> {
  const answered = await db
    .select({
      studentId: applications.studentId,
      status: applications.status,
      createdAt: applications.createdAt,
      title: projects.title,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        ne(applications.studentId, demoId),
        inArray(applications.status, ['preselected', 'selected', 'notSelected']),
      ),
    )
    .orderBy(asc(applications.id));
  return answered.map(({ studentId, status, createdAt, title }) => {
    const { kind, subject, message } = answerAbout(status, title);
    const told = new Date(createdAt.getTime() + random.next() * (Date.now() - createdAt.getTime()));
    return rowOf(studentId, { kind, subject, message, isRead: random.chance(0.6), createdAt: told });
  });
}

type Row = typeof messages.$inferInsert;
type Written = Pick<SeededMessage, 'kind' | 'subject' | 'message'> & { isRead: boolean; createdAt: Date };

/** Marks messages as mailed, so that no digest sends them. */
const rowOf = (studentId: StudentId, { message, createdAt, ...others }: Written): Row => ({
  ...others,
  studentId,
  message: textOf(message),
  createdAt,
  updatedAt: createdAt,
  mailedAt: createdAt,
});
