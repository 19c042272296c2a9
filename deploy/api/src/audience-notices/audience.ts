import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import type { NoticeKind } from '@puente/contract/constants/message-kinds';
import type { NoticeAudience, NoticeReach } from '@puente/contract/entities/audience-notice';
import type { AudienceNoticeId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { campaigns, messages, notificationPreferences, students, users } from '../db/schema.ts';
import { wants } from '../messages/notify.ts';
import { takesMail } from '../messages/preferences.ts';
import type { AudienceNoticeRow } from './policy.ts';

const { perStep, hoursApart } = noticeLimits;

/** Condition that a student belongs to an audience. */
const fits = (db: Database, audience: NoticeAudience): SQL | undefined =>
  and(
    among(students.universityId, audience.universities),
    among(students.studyAreaId, audience.studyAreas),
    among(students.situation, audience.situations),
    audience.campaigns.length === 0
      ? undefined
      : // Registrations name a campaign by its code or its name (§9).
        sql`${students.campaigns} && array(${db
          .select({ word: sql`unnest(array[${campaigns.code}, ${campaigns.name}])` })
          .from(campaigns)
          .where(inArray(campaigns.id, audience.campaigns))})`,
  );

const among = <Value>(column: Parameters<typeof inArray>[0], values: readonly Value[]): SQL | undefined =>
  values.length === 0 ? undefined : inArray(column, [...values]);

/** Condition that a student has had another notice of the kind lately. */
const isResting = (kind: NoticeKind, now: Date, own?: AudienceNoticeId): SQL<boolean> => {
  const since = new Date(now.getTime() - hoursApart * 60 * 60 * 1000).toISOString();
  return sql<boolean>`exists (select 1 from ${messages} where ${messages.studentId} = ${students.id} and ${messages.kind} = ${kind}
    and ${messages.audienceNoticeId} is not null and ${messages.audienceNoticeId} is distinct from ${own ?? null}::int
    and ${messages.createdAt} > ${since}::timestamptz)`;
};

/** Counts the students whom a notice would reach at `now`. */
export async function reachOf(
  db: Database,
  { kind, audience, now }: { kind: NoticeKind; audience: NoticeAudience; now: Date },
): Promise<NoticeReach> {
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [wanted, rests] = [wants(kind), isResting(kind, now)];
  const told = sql`${wanted} and not ${rests}`;
  const [reach] = await db
    .select({
      people: sql<number>`count(*)::int`,
      told: count(told),
      mailed: count(sql`${told} and ${takesMail}`),
      declined: count(sql`not ${wanted}`),
      rested: count(sql`${wanted} and ${rests}`),
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.studentId, students.id))
    .where(fits(db, audience));
  return reach ?? { people: 0, told: 0, mailed: 0, declined: 0, rested: 0 };
}

/** Next students of a notice, by id, judged by what they want at `now`. */
export const nextOf = (tx: Database, notice: AudienceNoticeRow, now: Date) =>
  tx
    .select({
      id: students.id,
      wants: sql<boolean>`${wants(notice.kind)}`,
      rests: isResting(notice.kind, now, notice.id),
    })
    .from(students)
    .leftJoin(notificationPreferences, eq(notificationPreferences.studentId, students.id))
    .where(and(gt(students.id, notice.lastStudentId), fits(tx, notice.audience)))
    .orderBy(asc(students.id))
    .limit(perStep);
