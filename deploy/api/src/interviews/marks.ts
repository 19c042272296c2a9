import { desc, inArray } from 'drizzle-orm';
import type { InterviewMark } from '@puente/contract/entities/interview';
import type { ApplicationId } from '@puente/contract/ids';
import { stateAt } from '@puente/contract/interview-rules';
import type { Database } from '../db/connect.ts';
import { interviews } from '../db/schema.ts';

/** Latest interview of each application, for a desk. An interview that is still to come is always the latest. */
export async function interviewMarksOf(
  db: Database,
  ids: readonly ApplicationId[],
): Promise<ReadonlyMap<ApplicationId, InterviewMark>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([interviews.applicationId], {
      application: interviews.applicationId,
      state: interviews.state,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      minutes: interviews.minutes,
    })
    .from(interviews)
    .where(inArray(interviews.applicationId, [...ids]))
    .orderBy(interviews.applicationId, desc(interviews.id));
  const now = new Date();
  return new Map(
    found.map(({ application, state, startsAt, endsAt, minutes }) => [
      application,
      {
        state: stateAt({ state, ends_at: endsAt?.toISOString() ?? null }, now),
        starts_at: startsAt?.toISOString() ?? null,
        minutes,
      },
    ]),
  );
}
