import { and, eq, type SQL } from 'drizzle-orm';
import type { organizationCalls } from '@puente/contract/calls/organizations';
import type { FileId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { changesIdentity } from '@puente/contract/organization-identity';
import type { Database } from '../db/connect.ts';
import { organizations, projectMetrics, projects } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { presentOwnProjects } from '../projects/own-projects.ts';
import { presentProjects } from '../projects/presenter.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { removeReplaced } from '../uploads/orphans.ts';
import { assertOwnFile } from '../uploads/own-file.ts';
import { beginActing } from './acting.ts';
import { columnsOf, unverified } from './fields.ts';
import { noteEvent } from './history.ts';
import { organizationLists } from './lists.ts';
import { isInsider, type OrganizationRow } from './policy.ts';
import { presentBrand, presentOrganization } from './presenter.ts';
import { organizationProjects } from './projects-list.ts';

type Columns = Partial<typeof organizations.$inferInsert>;

/** @throws Refusal at `logo` when this user has not uploaded the file as a logo */
async function assertOwnLogo(db: Database, userId: UserId, id: FileId | null | undefined): Promise<void> {
  if (typeof id === 'number')
    await assertOwnFile(db, { id, userId, purpose: 'logo', field: 'logo', message: messages.pattern });
}

async function change(db: Database, { id }: OrganizationRow, columns: Columns): Promise<OrganizationRow> {
  const [changed] = await db
    .update(organizations)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(organizations.id, id))
    .returning();
  if (!changed) throw refuse('NotFound');
  return changed;
}

const aDay = 24 * 60 * 60 * 1000;

export const organizationRoutes = {
  ...organizationLists,

  'POST /api/organizations': async ({ db, actor, body: { data } }) => {
    await assertOwnLogo(db, actor.userId, data.logo);
    const row = await db.transaction(async (tx) => {
      const [created] = await tx
        .insert(organizations)
        .values({ ...columnsOf(data), name: data.name })
        .returning();
      if (!created) throw new Error('The insert returned no row.');
      // Rolls back if the coordinator already has an organisation.
      await beginActing(tx, actor.userId, created.id);
      await noteEvent(tx, { organizationId: created.id, kind: 'created', userId: actor.userId });
      return created;
    });
    // The actor was read before the organisation was theirs.
    const founder = { ...actor, organizationIds: [...actor.organizationIds, row.id] };
    return { data: await presentOrganization(db, founder, row, ['logo', 'brand']) };
  },

  'PUT /api/organizations/:id': async ({ db, uploads, actor, row, body: { data }, assertUnchanged }) => {
    // A colleague may have uploaded the logo that there is.
    if (data.logo !== row.logoId) await assertOwnLogo(db, actor.userId, data.logo);
    const columns = columnsOf(data);
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      await noteEvent(tx, { organizationId: row.id, kind: 'changed', userId: actor.userId });
      return change(tx, row, { ...columns, ...(changesIdentity(row, columns) && unverified) });
    });
    if (changed.logoId !== row.logoId) await removeReplaced(db, uploads, row.logoId);
    return { data: await presentOrganization(db, actor, changed, ['logo', 'brand']) };
  },

  'GET /api/organizations/:id': async ({ db, actor, query, row }) => {
    if (query.populate?.includes('stats') && !isInsider(actor, row))
      throw refuse('UnknownParameter', { key: 'populate.stats' });
    return { data: await presentOrganization(db, actor, row, query.populate) };
  },

  'GET /api/organizations/:id/brand': ({ row }) => Promise.resolve({ data: presentBrand(row) }),

  'GET /api/organizations/:id/projects': async ({ db, actor, query, row }) => {
    const runsThem = actor?.organizationIds.includes(row.id) ?? false;
    // The order alone would tell others how many students apply where.
    if ([query.sort].flat().includes('unanswered:desc') && !runsThem)
      throw refuse('UnknownParameter', { key: 'sort' });
    return organizationProjects(
      db,
      query,
      and(eq(projects.organizationId, row.id), visibleTo('project', actor)) as SQL,
      (rows) =>
        runsThem
          ? presentOwnProjects(db, actor, rows, query.populate)
          : presentProjects(db, rows, query.populate),
    );
  },

  'POST /api/project-metrics': async ({ db, body: { data }, refs: { organization } }) => {
    const date = new Date(data.date);
    // Clocks differ, and a tab may have slept; a date further in the past or the future is refused.
    if (Math.abs(date.getTime() - Date.now()) > aDay) throw refuseFields({ date: messages.pattern });
    const [metric] = await db
      .insert(projectMetrics)
      .values({ type: data.type, date, organizationId: organization.id, deleteEntry: data.deleteEntry })
      .returning();
    if (!metric) throw new Error('The insert returned no row.');
    const { id, type, deleteEntry } = metric;
    return {
      data: { id, type, date: metric.date.toISOString(), organization: organization.id, deleteEntry },
    };
  },
} satisfies Routes<typeof organizationCalls>;
