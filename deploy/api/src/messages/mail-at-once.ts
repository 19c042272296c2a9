import { and, eq, inArray } from 'drizzle-orm';
import type { StoppableMail } from '@puente/contract/constants/message-kinds';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { messages, notificationPreferences, students, users } from '../db/schema.ts';
import type { Content, MailContent } from '../mail/mail-content.ts';
import type { Post } from '../mail/post.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { studentFoot } from './mails.ts';
import type { WrittenMessage } from './notify.ts';
import { takesMail } from './preferences.ts';

interface Mailed {
  /** The mails that its unsubscribe link stops. */
  stops: StoppableMail;
  /** @param foot footer with the unsubscribe links */
  mailFor: (name: string, foot: Content['notes'], student: StudentId) => MailContent;
  /** The messages are copies of a notice to an audience: their mails wait for all others. */
  isNotice?: true;
}

/**
 * Mails an important message at once, to students who accept mail: they wait for an answer. The morning's digest leaves
 * it out.
 * @returns the number of mails
 */
export async function mailAtOnce(
  tx: Database,
  { mailer, publicUrl, unsubscribing }: Post,
  told: readonly WrittenMessage[],
  { stops, mailFor, isNotice }: Mailed,
): Promise<number> {
  if (told.length === 0) return 0;
  const readers = await tx
    .select({ id: students.id, userId: users.id, name: users.name, email: users.email })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.studentId, students.id))
    .where(
      and(
        inArray(
          students.id,
          told.map(({ studentId }) => studentId),
        ),
        takesMail,
      ),
    );
  const messageOf = new Map(told.map(({ id, studentId }) => [studentId, id]));
  for (const { id, userId, name, email } of readers) {
    const token = unsubscribing.tokenOfMessages({ user: userId, mail: stops });
    const letter = mailFor(name, studentFoot(publicUrl, token), id);
    const headers = unsubscribeHeaders(publicUrl, 'messages', token);
    await mailer.send(email, { ...letter, headers }, tx, isNotice && messageOf.get(id));
  }
  const mailed = new Set(readers.map(({ id }) => id));
  await tx
    .update(messages)
    .set({ mailedAt: new Date() })
    .where(
      inArray(
        messages.id,
        told.filter(({ studentId }) => mailed.has(studentId)).map(({ id }) => id),
      ),
    );
  return mailed.size;
}
