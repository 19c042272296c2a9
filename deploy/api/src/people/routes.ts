import { eq } from 'drizzle-orm';
import type { peopleCalls } from '@puente/contract/calls/people';
import { inviteMember } from '../accounts/staff.ts';
import { sessions, users } from '../db/schema.ts';
import { previewDeletion } from '../own-data/preview.ts';
import type { Routes } from '../server/serve.ts';
import { browsePeople, presentPeople, readPerson } from './lists.ts';

export const peopleRoutes = {
  'GET /api/people': ({ db, query }) => browsePeople(db, query, (rows) => presentPeople(db, rows)),

  'DELETE /api/users/:id/sessions': async ({ db, actor, row, securityLog }) => {
    const ended = await db.delete(sessions).where(eq(sessions.userId, row.id)).returning({ id: sessions.id });
    if (ended.length > 0)
      await securityLog.note({ kind: 'sessionEnded', userId: row.id, actorId: actor.userId });
    return undefined;
  },

  // Without a token: the recent login that may replace a password is the user's own.
  'GET /api/users/:id/deletion': async ({ db, accounts, row }) => ({
    data: await previewDeletion({ db, accounts }, row.id, undefined),
  }),

  'POST /api/staff-members': async ({ db, mailer, config, body: { data } }) => {
    const id = await inviteMember({ db, mailer, publicUrl: config.publicUrl }, data);
    return { data: await readPerson(db, id) };
  },

  'PUT /api/users/:id/staff-role': async ({ db, row, body: { data } }) => {
    await db.update(users).set({ staffRole: data.staffRole }).where(eq(users.id, row.id));
    return { data: await readPerson(db, row.id) };
  },
} satisfies Routes<typeof peopleCalls>;
