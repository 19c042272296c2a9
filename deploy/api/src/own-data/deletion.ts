import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FileId, StudentId, UserId } from '@puente/contract/ids';
import { dropEmailChanges } from '../accounts/email-change.ts';
import { accountDeletedMail } from '../accounts/mails.ts';
import { closeWaitingApplications } from '../applications/answer.ts';
import { forgetHolder } from '../certificates/forget-holder.ts';
import { cancelWithoutOrganization, partFromCollaborations } from '../collaborations/departures.ts';
import type { Database } from '../db/connect.ts';
import {
  applications,
  deliveries,
  files,
  milestones,
  projects,
  students,
  takedowns,
  teacherInvitations,
  users,
  works,
} from '../db/schema.ts';
import { endInterviews } from '../interviews/ending.ts';
import { forgetAllTotals } from '../lists/totals.ts';
import type { Post } from '../mail/post.ts';
import { forgetMergesOf } from '../merges/merged-accounts.ts';
import type { Uploads } from '../uploads/store.ts';
import { nobody } from '../works/authorship.ts';
import { neutralName } from '../works/document-name.ts';
import { areOpenProjectsOf, organizationsLeftAlone } from './last-person.ts';
import { isPersonalFileOf } from './personal-files.ts';

interface Tools {
  db: Database;
  uploads: Pick<Uploads, 'discard'>;
  post: Post;
}

const closedFor = 'La organización ya no tiene a nadie que gestione este proyecto.';

/**
 * Deletes an account with everything that preview.ts announces. Rows that the database deletes by cascade are not
 * repeated here.
 * @param published tells whether published works stay without a name, or are deleted with their file
 */
export async function deleteAccount(
  { db, uploads, post }: Tools,
  userId: UserId,
  published: 'keep' | 'remove',
): Promise<void> {
  const left = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) return [];
    await closeProjectsLeftAlone(tx, post, userId);
    const [student] = await tx.select({ id: students.id }).from(students).where(eq(students.userId, userId));
    if (student) await endInterviewsOf(tx, post, student.id);
    if (student) await partFromCollaborations(tx, post, student.id, userId);
    if (student) await forgetHolder(tx, student.id);
    const kept = new Set([
      ...(student ? await partWithWorks(tx, student.id, published) : []),
      ...(await partWithDeliveries(tx, userId)),
    ]);
    const mine = await tx.select().from(files).where(isPersonalFileOf(userId));
    await dropEmailChanges(tx, userId);
    await tx.delete(teacherInvitations).where(eq(teacherInvitations.email, user.email));
    await forgetMergesOf(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
    await post.mailer.send(user.email, accountDeletedMail(user.name, post.publicUrl), tx);
    return mine.filter(({ id }) => !kept.has(id));
  });
  // The database has removed rows of many tables along with the user's.
  forgetAllTotals();
  // The bytes go after the commit, each row after its bytes. Should the process end here, rows without an
  // owner and without a use tell the clean-up of uploads what is left.
  for (const file of left) {
    await uploads.discard(file);
    await db.delete(files).where(eq(files.id, file.id));
  }
}

/**
 * Closes projects that nobody could answer any more: they accept no new applications, and waiting students are notified.
 * Cancels collaborations that nobody could end.
 */
async function closeProjectsLeftAlone(tx: Database, post: Post, userId: UserId): Promise<void> {
  const alone = await organizationsLeftAlone(tx, userId);
  if (alone.length === 0) return;
  const closed = await tx
    .update(projects)
    .set({ status: 'unavailable', statusReason: closedFor })
    .where(areOpenProjectsOf(alone.map(({ id }) => id)))
    .returning({ id: projects.id });
  await cancelWithoutOrganization(
    tx,
    post,
    alone.map(({ id }) => id),
  );
  for (const { id } of closed)
    await closeWaitingApplications(tx, post, {
      projectId: id,
      closedAs: 'unavailable',
      reason: closedFor,
      by: null,
    });
}

/** Tells organisations that nobody comes to their interviews with a student. The rows go with the account. */
async function endInterviewsOf(tx: Database, post: Post, studentId: StudentId): Promise<void> {
  const own = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.studentId, studentId));
  await endInterviews(
    tx,
    post,
    own.map(({ id }) => id),
    'La persona candidata ha eliminado su cuenta.',
  );
}

/** Deletes the works that do not stay. Returns the file ids of those that do. */
async function partWithWorks(
  tx: Database,
  studentId: StudentId,
  published: 'keep' | 'remove',
): Promise<Set<number>> {
  const theirs = eq(works.studentId, studentId);
  await tx.delete(works).where(published === 'remove' ? theirs : and(theirs, isNull(works.publishedAt)));
  // Without the name, other data that says whose it was goes as well.
  const kept = await tx
    .update(works)
    .set({ linkedin: null, tutor: null, collaborationId: null, ...nobody })
    .where(theirs)
    .returning({ id: works.id, fileId: works.fileId, title: works.title });
  await tx
    .update(takedowns)
    .set({ objection: null })
    .where(
      inArray(
        takedowns.workId,
        kept.map(({ id }) => id),
      ),
    );
  for (const { fileId, title } of kept)
    if (fileId !== null)
      await tx
        .update(files)
        .set({ name: neutralName(title) })
        .where(eq(files.id, fileId));
  return new Set(kept.flatMap(({ fileId }) => fileId ?? []));
}

/** Takes the names off the files that the user delivered, which stay with their collaborations. Returns their ids. */
async function partWithDeliveries(tx: Database, userId: UserId): Promise<FileId[]> {
  const delivered = await tx
    .select({ id: files.id, title: milestones.title })
    .from(deliveries)
    .innerJoin(files, eq(files.id, deliveries.fileId))
    .innerJoin(milestones, eq(milestones.id, deliveries.milestoneId))
    .where(eq(files.ownerId, userId));
  for (const { id, title } of delivered)
    await tx
      .update(files)
      .set({ name: neutralName(title) })
      .where(eq(files.id, id));
  return delivered.map(({ id }) => id);
}

/** Tells whether a user has published works, and so must decide about them. */
export async function hasPublishedWorks(db: Database, userId: UserId): Promise<boolean> {
  const [work] = await db
    .select({ id: works.id })
    .from(works)
    .innerJoin(students, eq(students.id, works.studentId))
    .where(and(eq(students.userId, userId), isNotNull(works.publishedAt)))
    .limit(1);
  return work !== undefined;
}
