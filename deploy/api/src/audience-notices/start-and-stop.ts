import { eq } from 'drizzle-orm';
import { noticeMessages } from '@puente/contract/forms/audience-notice';
import type { AudienceNoticeId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { audienceNotices } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Queue } from '../jobs/queue.ts';
import { reachOf } from './audience.ts';
import { readNoticeParts } from './notice-parts.ts';
import type { AudienceNoticeRow } from './policy.ts';

/**
 * Starts a draft or a stopped notice. In the transaction `tx`, with the job of its first step.
 * @param startsAt planned moment; null starts now
 * @throws Refusal NoticeMoved, or at `text` without one
 */
export async function startNotice(
  tx: Database,
  queue: Pick<Queue, 'send'>,
  id: AudienceNoticeId,
  startsAt: Date | null,
): Promise<AudienceNoticeRow> {
  const notice = await lockNotice(tx, id);
  if (notice.state !== 'draft' && notice.state !== 'stopped') throw refuse('NoticeMoved');
  if (readNoticeParts(notice.text).length === 0) throw refuseFields({ text: noticeMessages.withoutText });
  const now = new Date();
  const run = notice.run + 1;
  const isFirst = notice.startedAt === null;
  const started = await tx
    .update(audienceNotices)
    .set({
      state: startsAt === null ? 'sending' : 'planned',
      run,
      startsAt,
      ...(isFirst && { people: (await reachOf(tx, { ...notice, now })).people }),
    })
    .where(eq(audienceNotices.id, id))
    .returning();
  const wait = startsAt === null ? 0 : Math.ceil((startsAt.getTime() - now.getTime()) / 1000);
  await queue.send('audience-notice-step', { notice: id, run }, { within: tx, afterSeconds: wait });
  return requireRow(started);
}

/**
 * Stops a notice: no further step tells anybody. A planned one that has told nobody becomes a draft again.
 * @throws Refusal NoticeMoved
 */
export async function stopNotice(tx: Database, id: AudienceNoticeId): Promise<AudienceNoticeRow> {
  const notice = await lockNotice(tx, id);
  if (notice.state !== 'planned' && notice.state !== 'sending') throw refuse('NoticeMoved');
  return requireRow(
    await tx
      .update(audienceNotices)
      .set({ state: notice.startedAt === null ? 'draft' : 'stopped', startsAt: null })
      .where(eq(audienceNotices.id, id))
      .returning(),
  );
}

/**
 * Locks a notice that is to be changed.
 * @throws Refusal NotFound, NoticeMoved for one that is no draft
 */
export async function lockDraft(tx: Database, id: AudienceNoticeId): Promise<void> {
  if ((await lockNotice(tx, id)).state !== 'draft') throw refuse('NoticeMoved');
}

async function lockNotice(tx: Database, id: AudienceNoticeId): Promise<AudienceNoticeRow> {
  const [notice] = await tx.select().from(audienceNotices).where(eq(audienceNotices.id, id)).for('update');
  if (!notice) throw refuse('NotFound');
  return notice;
}
