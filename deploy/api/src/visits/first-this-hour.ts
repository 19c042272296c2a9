import { lt } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rateLimits } from '../db/schema.ts';
import type { Actor } from '../serving/actor.ts';

const anHour = 60 * 60 * 1000;

/**
 * Whether this reader opens a record for the first time within an hour. Kept where rate limits are, which a job
 * empties: what a person read is not remembered for longer. The condition decides between two requests at the
 * same moment.
 */
export async function isFirstThisHour(
  db: Database,
  kind: 'project' | 'resource',
  id: number,
  reader: Pick<Actor, 'userId'>,
): Promise<boolean> {
  const now = Date.now();
  const expire = now + anHour;
  const counted = await db
    .insert(rateLimits)
    .values({ key: `visit:${kind}-${id}:user-${reader.userId}`, points: 1, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire }, setWhere: lt(rateLimits.expire, now) })
    .returning({ key: rateLimits.key });
  return counted.length > 0;
}
