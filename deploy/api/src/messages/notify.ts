import { eq, type SQL, sql } from 'drizzle-orm';
import type { MessageKind, ServiceMessageKind } from '@puente/contract/constants/message-kinds';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { messages, notificationPreferences, students } from '../db/schema.ts';
import { type Html, textOf } from '../mail/html.ts';
import { columnOfKind, hasPreference } from './preferences.ts';

export interface Notification {
  studentIds: readonly StudentId[];
  /** Kind of the message. Students who switched it off get nothing. Some kinds go to every student. */
  kind: MessageKind | ServiceMessageKind;
  /** Plain text. */
  subject: string;
  /** html`<p>…</p>` */
  message: Html;
}

export type WrittenMessage = Pick<typeof messages.$inferSelect, 'id' | 'studentId'>;

/**
 * Sends a message to the communication centre of those students who want its kind (§3, §7). In a transaction, `db` is
 * `tx`. The digests decide which are mailed as well (`mailed_at`).
 * @returns the messages that were saved
 */
export async function notify(
  db: Database,
  { studentIds, kind, subject, message }: Notification,
): Promise<WrittenMessage[]> {
  if (studentIds.length === 0) return [];
  const wanted = hasPreference(kind) ? wants(kind) : sql`true`;
  const recipients = await db
    .select({ studentId: students.id })
    .from(students)
    .leftJoin(notificationPreferences, eq(notificationPreferences.studentId, students.id))
    .where(sql`${students.id} = any(${sql.param([...new Set(studentIds)])}::int[]) and ${wanted}`);
  if (recipients.length === 0) return [];
  const news = { kind, subject, message: textOf(message) };
  return db
    .insert(messages)
    .values(recipients.map(({ studentId }) => ({ studentId, ...news })))
    .returning({ id: messages.id, studentId: messages.studentId });
}

/**
 * Condition that a student wants a kind of message, for a query with a left join of the preferences. The defaults apply
 * to students who never chose.
 */
export function wants(kind: MessageKind): SQL {
  const { [columnOfKind[kind]]: column } = notificationPreferences;
  return sql`coalesce(${column}, ${column.default === true}::boolean)`;
}
