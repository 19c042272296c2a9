import { asc, desc, eq, sql } from 'drizzle-orm';
import type { collaborationCalls } from '@puente/contract/calls/collaborations';
import { presentApplication } from '../applications/presenter.ts';
import type { Database } from '../db/connect.ts';
import { collaborations, projects } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { arrangeCollaboration } from './arrange.ts';
import { leaveTeam } from './departures.ts';
import { confirmWeeks, hoursOf, logWeek, objectToWeek } from './hours.ts';
import { moveCollaboration } from './move.ts';
import { presentCollaboration, presentCollaborations } from './presenter.ts';
import { confirmPlace, declinePlace, lockProject } from './take-place.ts';

const list = listOf<'GET /api/collaborations'>()({
  from: sql`${collaborations}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ row: collaborations, total })
      .from(collaborations)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { state: matches(collaborations.state), project: matches(collaborations.projectId) },
  sorts: {
    'updatedAt:desc': [desc(collaborations.updatedAt), desc(collaborations.id)],
    'ends:asc': [asc(collaborations.ends), asc(collaborations.id)],
  },
  sort: 'updatedAt:desc',
});

export const collaborationRoutes = {
  'POST /api/applys/:id/confirm': async ({ actor, row, ...services }) => {
    const id = await confirmPlace(services.db, postOf(services), actor, row);
    return { data: await presentCollaboration(services.db, actor, id) };
  },

  'POST /api/applys/:id/decline': async ({ actor, row, body: { data }, ...services }) => {
    const reason = data.reason || null;
    const declined = await declinePlace(services.db, postOf(services), { row, reason, by: actor.userId });
    return { data: await presentApplication(services.db, actor, declined, ['project']) };
  },

  'GET /api/projects/:id/teamwork': ({ row: { teamwork } }) => Promise.resolve({ data: { teamwork } }),

  'PUT /api/projects/:id/teamwork': async ({ db, row, body: { data } }) => {
    await db.transaction(async (tx) => {
      const { teamwork } = await lockProject(tx, row.id);
      if (teamwork === data.teamwork) return;
      if ((await tx.$count(collaborations, eq(collaborations.projectId, row.id))) > 0)
        throw refuse('TeamworkDecided');
      await tx.update(projects).set({ teamwork: data.teamwork }).where(eq(projects.id, row.id));
    });
    return { data };
  },

  'GET /api/collaborations': ({ db, actor, query, visible }) =>
    list(db, query, visible, (rows) =>
      presentCollaborations(
        db,
        actor,
        rows.map(({ row }) => row),
      ),
    ),

  'GET /api/collaborations/:id': async ({ db, actor, row }) => ({
    data: await presentCollaboration(db, actor, row.id),
  }),

  'PUT /api/collaborations/:id': async ({ actor, row, body: { data }, assertUnchanged, ...services }) => {
    await arrangeCollaboration(services.db, postOf(services), row, {
      given: data,
      by: actor.userId,
      assertUnchanged,
    });
    return { data: await presentCollaboration(services.db, actor, row.id) };
  },

  'POST /api/collaborations/:id/move': async ({ actor, row, body: { data }, ...services }) => {
    await moveCollaboration(services.db, postOf(services), actor, row, data);
    return { data: await presentCollaboration(services.db, actor, row.id) };
  },

  'GET /api/collaborations/:id/hours': async ({ db, actor, row }) => ({
    data: await hoursOf(db, actor, row),
  }),

  'PUT /api/collaborations/:id/hours': async ({ db, actor, row, body: { data } }) => {
    await logWeek(db, actor, row, data);
    return { data: await hoursOf(db, actor, row) };
  },

  'POST /api/collaborations/:id/hours/confirmations': async ({ db, actor, row, body: { data } }) => {
    await confirmWeeks(db, row, data, actor.userId);
    return { data: await hoursOf(db, actor, row) };
  },

  'POST /api/collaborations/:id/hours/objections': async ({ actor, row, body: { data }, ...services }) => {
    await objectToWeek(services.db, postOf(services), row, data, actor.userId);
    return { data: await hoursOf(services.db, actor, row) };
  },

  'POST /api/collaborations/:id/departures': async ({ actor, row, body: { data }, ...services }) => {
    await leaveTeam(services.db, postOf(services), actor, row, data);
    return undefined;
  },
} satisfies Routes<typeof collaborationCalls>;
