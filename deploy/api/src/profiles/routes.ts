import { eq } from 'drizzle-orm';
import type { profileCalls } from '@puente/contract/calls/profiles';
import type { UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import { inviteProjectManager } from '../accounts/staff.ts';
import type { Database } from '../db/connect.ts';
import { coordinators, students, teachers, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { assertCampaigns } from '../programs/campaigns.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { completeProfile, universityOf } from './create.ts';
import { browseCoordinators, browseProjectManagers, browseTeachers } from './lists.ts';
import { presentCoordinators, presentProjectManagers, presentTeachers } from './presenter.ts';

/** Refuses another user's id in the body as not found: users write only their own profile. */
function assertOwn({ userId }: Actor, wanted: UserId | undefined): void {
  if (wanted !== undefined && wanted !== userId) throw refuse('NotFound');
}

/** Saves the phone, unless it is empty (§5). */
async function keepPhone(tx: Database, userId: UserId, phone: string | undefined): Promise<void> {
  if (phone) await tx.update(users).set({ phone }).where(eq(users.id, userId));
}

const first = { pagination: { page: 1, pageSize: 1 } };
const ofUser = (id: UserId) => ({ ...first, filters: { user: { id: { $eq: id } } } });

function theOne<Item>(items: readonly Item[]): { data: Item } {
  const [data] = items;
  if (!data) throw refuse('NotFound');
  return { data };
}

export const profileRoutes = {
  'POST /api/students': async ({ db, actor, body: { data } }) => {
    assertOwn(actor, data.user);
    const { userId } = actor;
    return db.transaction(async (tx) => {
      await completeProfile(tx, userId, { profileType: 'student', campaigns: data.campaigns });
      const [row] = await tx
        .update(students)
        .set({
          universityId: await universityOf(tx, data.university),
          ...(data.campaigns && { campaigns: await assertCampaigns(tx, data.campaigns) }),
          ...(data.province && { province: data.province }),
          ...(data.situation && { situation: data.situation }),
        })
        .where(eq(students.userId, userId))
        .returning();
      await keepPhone(tx, userId, data.phone);
      const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
      if (!row || !user) throw refuse('NotFound');
      const { id, createdAt, updatedAt, province } = row;
      const stamps = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
      return { data: { id, ...stamps, university: data.university.name, province, phone: user.phone } };
    });
  },

  'POST /api/coordinators': async ({ db, actor, body: { data } }) => {
    assertOwn(actor, data.user);
    const { userId } = actor;
    await db.transaction(async (tx) => {
      await completeProfile(tx, userId, { profileType: 'coordinator' });
      await keepPhone(tx, userId, data.phone);
      const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
      // Required of coordinators only (§5).
      if (!user?.phone) throw refuseFields({ phone: messages.requiredShort });
      if (data.job_position)
        await tx
          .update(coordinators)
          .set({ jobPosition: data.job_position })
          .where(eq(coordinators.userId, userId));
    });
    const { data: rows } = await browseCoordinators(
      db,
      ofUser(userId),
      visibleTo('coordinator', actor),
      (found) => presentCoordinators(db, actor, found, ['organization', 'user']),
    );
    return theOne(rows);
  },

  'POST /api/teachers': async ({ db, actor, body: { data } }) => {
    assertOwn(actor, data.user);
    const { userId } = actor;
    await db.transaction(async (tx) => {
      await completeProfile(tx, userId, { profileType: 'teacher' });
      if (data.university) {
        const universityId = await universityOf(tx, data.university);
        await tx.update(teachers).set({ universityId }).where(eq(teachers.userId, userId));
      }
    });
    const { data: rows } = await browseTeachers(db, ofUser(userId), visibleTo('teacher', actor), (found) =>
      presentTeachers(db, found, ['user']),
    );
    return theOne(rows);
  },

  'POST /api/project-managers': async ({ db, mailer, config, actor, body: { data } }) => {
    const id = await inviteProjectManager({ db, mailer, publicUrl: config.publicUrl }, data);
    const { data: rows } = await browseProjectManagers(
      db,
      { ...first, filters: { id: { $eq: id } } },
      visibleTo('projectManager', actor),
      (found) => presentProjectManagers(db, found, ['organizations', 'user']),
    );
    return theOne(rows);
  },

  'GET /api/coordinators': ({ db, actor, query, visible }) =>
    browseCoordinators(db, query, visible, (rows) => presentCoordinators(db, actor, rows, query.populate)),

  'GET /api/teachers': ({ db, query, visible }) =>
    browseTeachers(db, query, visible, (rows) => presentTeachers(db, rows, query.populate)),

  'GET /api/project-managers': ({ db, query, visible }) =>
    browseProjectManagers(db, query, visible, (rows) => presentProjectManagers(db, rows, query.populate)),
} satisfies Routes<typeof profileCalls>;
