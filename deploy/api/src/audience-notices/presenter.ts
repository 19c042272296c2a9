import { and, count, inArray, isNotNull } from 'drizzle-orm';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import type { AudienceNoticeId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { messages } from '../db/schema.ts';
import { presentStamps } from '../http/stamps.ts';
import type { AudienceNoticeRow } from './policy.ts';

/** Notices with the number of mails that did not arrive: one query for any number of notices. */
export async function presentNotices(
  db: Database,
  rows: readonly AudienceNoticeRow[],
): Promise<AudienceNotice[]> {
  const failures = await failuresOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    ...presentStamps(row),
    kind: row.kind,
    title: row.title,
    text: row.text,
    link: row.link,
    linkText: row.linkText,
    audience: row.audience,
    state: row.state,
    startsAt: row.startsAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    people: row.people,
    told: row.told,
    mailed: row.mailed,
    undelivered: failures.get(row.id) ?? 0,
    declined: row.declined,
    rested: row.rested,
  }));
}

export const presentNotice = async (db: Database, row: AudienceNoticeRow): Promise<AudienceNotice> =>
  requireRow(await presentNotices(db, [row]));

async function failuresOf(db: Database, ids: readonly AudienceNoticeId[]) {
  const found = await db
    .select({ id: messages.audienceNoticeId, total: count() })
    .from(messages)
    .where(and(inArray(messages.audienceNoticeId, [...ids]), isNotNull(messages.undeliveredAt)))
    .groupBy(messages.audienceNoticeId);
  return new Map(found.map(({ id, total }) => [id, total]));
}
