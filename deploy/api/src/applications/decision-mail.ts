import type { StudentId } from '@puente/contract/ids';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { messages, notificationPreferences, students, users } from '../db/schema.ts';
import type { Letter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WrittenMessage } from '../messages/notify.ts';
import { takesMail } from '../messages/preferences.ts';

/** What a mail about an application needs. */
export interface Post {
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Mails at once what students have been told on the platform, to those who want mail: an answer is waited for. The
 * morning's digest does not say it again.
 */
export async function mailAtOnce(
  tx: Database,
  { mailer }: Post,
  told: readonly WrittenMessage[],
  letterTo: (name: string, student: StudentId) => Letter,
): Promise<void> {
  if (told.length === 0) return;
  const readers = await tx
    .select({ id: students.id, name: users.name, email: users.email })
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
  for (const { id, name, email } of readers) await mailer.send(email, letterTo(name, id), tx);
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
}
