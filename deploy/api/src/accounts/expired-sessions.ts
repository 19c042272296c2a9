import { lt } from 'drizzle-orm';
import { rateLimits, sessions, verifications } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Deletes expired sessions, links and rate-limit counts, which would pile up. */
export const expiredSessions = recurring('17 * * * *', async ({ db, now }) => {
  const ended = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id });
  const links = await db
    .delete(verifications)
    .where(lt(verifications.expiresAt, now))
    .returning({ id: verifications.id });
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  return { sessions: ended.length, links: links.length };
});
