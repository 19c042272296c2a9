import { lt } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { rateLimits } from '../db/schema.ts';

const anHour = 60 * 60 * 1000;

/**
 * Tells whether a reader opens a record for the first time within an hour. Stored with the rate limits, which a job
 * deletes, so that reading habits are not kept longer. The condition decides between concurrent requests.
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
