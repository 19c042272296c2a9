import { and, asc, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { contactEntries, contactMessages } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Messages to the team with its answers. Notes are the team's own. */
export async function contactMessagesOf(db: Database, userId: UserId): Promise<object[]> {
  const own = await db
    .select({ id: contactMessages.id, part: exported('contactMessages') })
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.id));
  const answers = await db
    .select({ messageId: contactEntries.contactMessageId, part: exported('contactEntries') })
    .from(contactEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, contactEntries.contactMessageId))
    .where(and(eq(contactMessages.userId, userId), eq(contactEntries.kind, 'answer')))
    .orderBy(asc(contactEntries.id));
  return own.map(({ id, part }) => ({
    ...part,
    respuestas: answers.filter(({ messageId }) => messageId === id).map((answer) => answer.part),
  }));
}
