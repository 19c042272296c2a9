import Bowser from 'bowser';
import { and, desc, eq } from 'drizzle-orm';
import type { sessionCalls } from '@puente/contract/calls/sessions';
import type { Session } from '@puente/contract/entities/session';
import { isGood } from '../accounts/session-life.ts';
import { sessions } from '../db/schema.ts';
import type { Routes } from '../server/serve.ts';
import type { SessionRow } from './policy.ts';

export const sessionRoutes = {
  'GET /api/users/me/sessions': async ({ db, actor, browser }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, actor.userId), isGood))
      .orderBy(desc(sessions.createdAt), desc(sessions.id));
    return { data: rows.map((row) => presentSession(row, browser.token)) };
  },

  'DELETE /api/users/me/sessions/:id': async ({ db, row, browser, securityLog }) => {
    await db.delete(sessions).where(eq(sessions.id, row.id));
    await securityLog.note({ kind: 'sessionEnded', userId: row.userId });
    if (row.token === browser.token) browser.forget();
    return undefined;
  },
} satisfies Routes<typeof sessionCalls>;

/** Replaces a missing user agent, since the parser accepts no empty text. */
const unnamed = '-';

function presentSession(row: SessionRow, token: string | undefined): Session {
  const { browser, os } = Bowser.parse(row.userAgent || unnamed);
  return {
    id: row.id,
    browser: browser.name || null,
    system: os.name || null,
    openedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.token === token,
  };
}
