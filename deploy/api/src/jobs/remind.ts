import type { Database } from '../db/connect.ts';
import { notices } from '../db/schema.ts';
import type { JobContext } from './job.ts';

/**
 * Reminds of each record in a transaction of its own. Returns the number of reminders.
 * @param remind returns false when nothing was sent
 */
export async function remindOfEach<Id>(
  { db }: JobContext,
  due: readonly { id: Id }[],
  remind: (tx: Database, id: Id) => Promise<boolean>,
): Promise<number> {
  let reminded = 0;
  for (const { id } of due) if (await db.transaction((tx) => remind(tx, id))) reminded++;
  return reminded;
}

type Notice = typeof notices.$inferInsert;

/** Records a notice in the transaction that sends it. Returns false when it was sent before. */
export async function noteOnce(
  tx: Database,
  kind: Notice['kind'],
  subjectId: Notice['subjectId'],
  sentAt: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(notices)
    .values({ kind, subjectId, sentAt })
    .onConflictDoNothing()
    .returning({ kind: notices.kind });
  return noted.length > 0;
}
