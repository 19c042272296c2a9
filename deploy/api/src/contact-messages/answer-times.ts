import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ContactKind } from '@puente/contract/constants/contact-messages';
import type { ContactAnswerTimes } from '@puente/contract/entities/contact-message';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { contactMessages } from '../db/schema.ts';
import { isOverdue, isPending } from './lists.ts';

const { figureDays, figureWeeks } = limits.contactMessage;

const minutes = sql`extract(epoch from ${contactMessages.firstAnsweredAt} - ${contactMessages.createdAt}) / 60`;
const medianMinutes = sql`percentile_cont(0.5) within group (order by ${minutes})`;

/** Monday of the week of the first answer, in Spain. */
const monday = sql<string>`to_char(date_trunc('week', ${contactMessages.firstAnsweredAt} at time zone 'Europe/Madrid'), 'YYYY-MM-DD')`;

/** Figures about first answers and what waits now, of all messages or those of one kind. */
export async function readAnswerTimes(
  db: Database,
  kind: ContactKind | undefined,
): Promise<ContactAnswerTimes> {
  const ofKind = kind === undefined ? undefined : eq(contactMessages.kind, kind);
  const isRecent = sql`${contactMessages.firstAnsweredAt} > now() - ${sql.raw(`interval '${figureDays} days'`)}`;
  const firstWeek = sql`date_trunc('week', now() at time zone 'Europe/Madrid') - ${sql.raw(`interval '${figureWeeks - 1} weeks'`)}`;
  const [[times], weeks] = await Promise.all([
    db
      .select({
        answered: sql<number>`(count(*) filter (where ${isRecent}))::int`,
        medianMinutes: sql<number | null>`round(${medianMinutes} filter (where ${isRecent}))::int`,
        pending: sql<number>`(count(*) filter (where ${isPending}))::int`,
        overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      })
      .from(contactMessages)
      .where(ofKind),
    db
      .select({
        monday,
        answered: sql<number>`count(*)::int`,
        medianMinutes: sql<number>`round(${medianMinutes})::int`,
      })
      .from(contactMessages)
      .where(
        and(
          ofKind,
          isNotNull(contactMessages.firstAnsweredAt),
          sql`${contactMessages.firstAnsweredAt} at time zone 'Europe/Madrid' >= ${firstWeek}`,
        ),
      )
      .groupBy(monday)
      .orderBy(desc(monday)),
  ]);
  return { ...(times ?? { answered: 0, medianMinutes: null, pending: 0, overdue: 0 }), weeks };
}
