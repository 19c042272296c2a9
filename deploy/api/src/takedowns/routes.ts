import { asc, desc, sql } from 'drizzle-orm';
import type { takedownCalls } from '@puente/contract/calls/takedowns';
import type { NewTakedown } from '@puente/contract/forms/takedown';
import type { ActorIn } from '../access/actor.ts';
import { opportunities, organizations, projects, takedowns, works } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import type { Services } from '../server/services.ts';
import { joins, state, takedownColumns } from './columns.ts';
import { presentTakedowns, readTakedown } from './presenter.ts';
import type { Subject } from './records.ts';
import { decide, objectTo, takeDown } from './takedown.ts';

const browse = listOf<'GET /api/takedowns'>()({
  from: sql`${takedowns} left join ${projects} on ${joins.project} left join ${opportunities} on ${joins.opportunity}
    left join ${works} on ${joins.work} left join ${organizations} on ${joins.organization}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...takedownColumns, total })
      .from(takedowns)
      .leftJoin(projects, joins.project)
      .leftJoin(opportunities, joins.opportunity)
      .leftJoin(works, joins.work)
      .leftJoin(organizations, joins.organization)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { kind: matches(takedowns.kind), state: matches(state) },
  sorts: {
    'createdAt:desc': [desc(takedowns.createdAt), desc(takedowns.id)],
    'createdAt:asc': [asc(takedowns.createdAt), asc(takedowns.id)],
    'objectedAt:asc': [asc(takedowns.objectedAt), asc(takedowns.id)],
    'objectedAt:desc': [sql`${takedowns.objectedAt} desc nulls last`, desc(takedowns.id)],
  },
  sort: 'createdAt:desc',
});

interface Asked extends Pick<Services, 'db' | 'mailer' | 'unsubscribing' | 'config'> {
  actor: ActorIn<'staff'>;
  body: { data: NewTakedown };
}

async function taken({ db, actor, body: { data }, ...services }: Asked, subject: Subject) {
  const { id, changed } = await takeDown(db, postOf(services), subject, {
    reason: data.reason,
    words: data.words || null,
    by: actor.userId,
  });
  return { data: await readTakedown(db, actor, id), meta: { changed } };
}

export const takedownRoutes = {
  'POST /api/projects/:id/takedown': (request) => taken(request, { kind: 'project', id: request.row.id }),

  'POST /api/tfxes/:id/takedown': (request) => taken(request, { kind: 'work', id: request.row.id }),

  'POST /api/opportunities/:id/takedown': (request) =>
    taken(request, { kind: 'opportunity', id: request.row.id }),

  'GET /api/takedowns': ({ db, actor, query, visible }) =>
    browse(db, query, visible, (rows) => presentTakedowns(db, actor, rows)),

  'GET /api/takedowns/:id': async ({ db, actor, row }) => ({
    data: await readTakedown(db, actor, row.id),
  }),

  'POST /api/takedowns/:id/objection': async ({ db, actor, row, body: { data } }) => {
    await objectTo(db, row.id, actor.userId, data.words);
    return { data: await readTakedown(db, actor, row.id) };
  },

  'POST /api/takedowns/:id/decision': async ({ db, actor, row, body: { data }, ...services }) => {
    await decide(db, postOf(services), row.id, { ...data, by: actor.userId });
    return { data: await readTakedown(db, actor, row.id) };
  },
} satisfies Routes<typeof takedownCalls>;
