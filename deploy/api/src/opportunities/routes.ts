import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { opportunityCalls } from '@puente/contract/calls/opportunities';
import { opportunityKindOf } from '@puente/contract/constants/opportunities';
import type { Database } from '../db/connect.ts';
import { opportunities, opportunityInterests } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { isListed } from '../students/readers.ts';
import { takeDown } from '../takedowns/takedown.ts';
import { opportunityColumns, type OpportunityRow } from './columns.ts';
import { columnsOf, type OpportunityColumns } from './fields.ts';
import { browseOpportunities, interestedIn } from './lists.ts';
import { presentOpportunities, presentOpportunity } from './presenter.ts';

async function change(
  db: Database,
  { id }: OpportunityRow,
  columns: OpportunityColumns,
): Promise<OpportunityRow> {
  const [changed] = await db
    .update(opportunities)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(opportunities.id, id))
    .returning(opportunityColumns);
  if (!changed) throw refuse('NotFound');
  return changed;
}

/** @throws Refusal TakenDown when staff have taken it down */
async function publish(db: Database, { id }: OpportunityRow): Promise<OpportunityRow> {
  const [published] = await db
    .update(opportunities)
    .set({ publishedAt: new Date(), status: 'open', updatedAt: new Date() })
    .where(and(eq(opportunities.id, id), isNull(opportunities.takenDownAt)))
    .returning(opportunityColumns);
  if (!published) throw refuse('TakenDown');
  return published;
}

export const opportunityRoutes = {
  'GET /api/opportunities': ({ db, actor, query, visible }) =>
    browseOpportunities(db, query, visible, (rows) => presentOpportunities(db, actor, rows, query.populate)),

  'GET /api/opportunities/:id': async ({ db, actor, query, row }) => ({
    data: await presentOpportunity(db, actor, row, query.populate),
  }),

  'POST /api/opportunities': async ({ db, actor, body: { data }, refs }) => {
    const [created] = await db
      .insert(opportunities)
      .values({
        ...columnsOf(data),
        title: data.title,
        type: opportunityKindOf(data.details.type),
        organizationId: refs.organization.id,
      })
      .returning(opportunityColumns);
    if (!created) throw new Error('The insert returned no row.');
    return { data: await presentOpportunity(db, actor, created) };
  },

  'PUT /api/opportunities/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return change(tx, row, columnsOf(data));
    });
    return { data: await presentOpportunity(db, actor, changed) };
  },

  'POST /api/opportunities/:id/publish': async ({ db, actor, row }) => {
    if (row.date !== null && row.date < new Date()) throw refuse('OpportunityOver');
    // Published again, it keeps its first date: a second click must not put it on top of the list.
    const published = row.publishedAt === null ? await publish(db, row) : row;
    return { data: await presentOpportunity(db, actor, published) };
  },

  'POST /api/opportunities/:id/unpublish': async ({ db, actor, row, ...services }) => {
    if (actor.role !== 'staff')
      return { data: await presentOpportunity(db, actor, await change(db, row, { publishedAt: null })) };
    // Older releases and scripts take an opportunity down by this call, without a reason.
    const by = actor.userId;
    await takeDown(
      db,
      postOf(services),
      { kind: 'opportunity', id: row.id },
      { reason: 'other', words: null, by },
    );
    return { data: await presentOpportunity(db, actor, { ...row, publishedAt: null }) };
  },

  'DELETE /api/opportunities/:id': async ({ db, row }) => {
    const removed = await db
      .delete(opportunities)
      // Another request may have published it meanwhile.
      .where(and(eq(opportunities.id, row.id), isNull(opportunities.publishedAt)))
      .returning({ id: opportunities.id });
    if (removed.length === 0) throw refuse('OpportunityPublished');
    return undefined;
  },

  'GET /api/opportunities/:id/interested': ({ db, query, row }) =>
    interestedIn(db, query, and(eq(opportunityInterests.opportunityId, row.id), isListed) as SQL, (rows) =>
      Promise.resolve(
        rows.map(({ id, name, surname, university, province, student_area, date, writtenAt }) => ({
          id,
          name,
          surname,
          university,
          province,
          student_area,
          date: date.toISOString(),
          written_at: writtenAt?.toISOString() ?? null,
        })),
      ),
    ),
} satisfies Routes<typeof opportunityCalls>;
