import { eq } from 'drizzle-orm';
import type { viewCalls } from '@puente/contract/calls/views';
import { limits } from '@puente/contract/limits';
import { inSeconds } from '../accounts/session-life.ts';
import { sessions } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { assertPassword } from '../users/own-user.ts';

export const viewRoutes = {
  'POST /api/views': async ({
    db,
    accounts,
    actor,
    refs: { user },
    body: { data },
    browser,
    securityLog,
  }) => {
    await assertPassword(accounts, actor.userId, data.password);
    const [begun] = await db
      .update(sessions)
      .set({
        viewedUserId: user.id,
        viewedUntil: inSeconds(limits.view.minutes * 60),
        viewedReason: data.reason,
      })
      .where(eq(sessions.token, browser.token ?? ''))
      .returning({ until: sessions.viewedUntil });
    if (!begun?.until) throw refuse('Unauthorized');
    await securityLog.note({
      kind: 'viewedByTeam',
      userId: user.id,
      actorId: actor.userId,
      reason: data.reason,
    });
    return { data: { user: user.id, until: begun.until.toISOString() } };
  },

  'DELETE /api/views/current': async ({ db, browser }) => {
    await db
      .update(sessions)
      .set({ viewedUserId: null, viewedUntil: null, viewedReason: null })
      .where(eq(sessions.token, browser.token ?? ''));
    return undefined;
  },
} satisfies Routes<typeof viewCalls>;
