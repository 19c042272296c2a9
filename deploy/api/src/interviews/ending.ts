import { and, eq, inArray } from 'drizzle-orm';
import { openInterviewStates } from '@puente/contract/constants/interviews';
import type { ApplicationId } from '@puente/contract/ids';
import { stateAt } from '@puente/contract/interview-rules';
import type { Database } from '../db/connect.ts';
import { interviews } from '../db/schema.ts';
import type { Post } from '../mail/post.ts';
import { interviewsWithProjects } from './policy.ts';
import { tellInterview } from './telling.ts';

/**
 * Cancels the interviews to come of applications that have ended or lost the organisation's interest, and tells both
 * sides. Call it in the transaction that changes the applications, after the change.
 * @param reason sentence for both sides
 */
export async function endInterviews(
  tx: Database,
  post: Post,
  applicationIds: readonly ApplicationId[],
  reason: string,
): Promise<void> {
  if (applicationIds.length === 0) return;
  const now = new Date();
  const open = await interviewsWithProjects(tx)
    .where(
      and(
        inArray(interviews.applicationId, [...applicationIds]),
        inArray(interviews.state, [...openInterviewStates]),
      ),
    )
    .orderBy(interviews.id)
    .for('update', { of: interviews });
  const coming = open.filter(
    ({ state, endsAt }) => stateAt({ state, ends_at: endsAt?.toISOString() ?? null }, now) !== 'done',
  );
  for (const row of coming) {
    const ended = {
      state: 'cancelled',
      reason,
      reasonBy: 'platform',
      sequence: row.sequence + 1,
    } as const;
    await tx.update(interviews).set(ended).where(eq(interviews.id, row.id));
    const cancelled = { ...row, ...ended };
    await tellInterview(tx, post, { occasion: 'cancelledByPlatform', row: cancelled, entry: cancelled });
  }
}
