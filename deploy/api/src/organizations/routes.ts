import { and, eq, type SQL } from 'drizzle-orm';
import type { organizationCalls } from '@puente/contract/calls/organizations';
import { alertEvents } from '@puente/contract/constants/alert-kinds';
import type { FileId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { changesIdentity } from '@puente/contract/organization-identity';
import { alertMail } from '../alerts/mail-footer.ts';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { organizations, projectMetrics, projects } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { type Post, postOf } from '../mail/post.ts';
import { subjectOf } from '../mail/subject.ts';
import { presentOwnProjects } from '../projects/own-projects.ts';
import { presentProjects } from '../projects/presenter.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { removeReplaced } from '../uploads/orphans.ts';
import { assertOwnFile } from '../uploads/own-file.ts';
import { beginActing } from './acting.ts';
import { columnsOf } from './fields.ts';
import { noteEvent } from './history.ts';
import { organizationLists } from './lists.ts';
import { isInsider, type OrganizationRow } from './policy.ts';
import { presentBrand, presentOrganization } from './presenter.ts';
import { organizationProjects } from './projects-list.ts';

type Columns = Partial<typeof organizations.$inferInsert>;

/** An unverified organisation has no talent access either. */
const unverified = { verified: false, talentAccess: false } as const;

/** @throws Refusal at `logo` when this user has not uploaded the file as a logo */
async function assertOwnLogo(db: Database, userId: UserId, id: FileId | null | undefined): Promise<void> {
  if (typeof id === 'number')
    await assertOwnFile(db, { id, userId, purpose: 'logo', field: 'logo', message: messages.pattern });
}

async function tellOfVerification(
  db: Database,
  post: Post,
  { id, name, verified }: OrganizationRow,
): Promise<void> {
  const path = `/organizations/${id}/manage?section=verification`;
  const event = verified ? 'verified' : 'unverified';
  await tellPeople(db, post, {
    organizationId: id,
    event,
    about: name,
    path,
    mailFor: (person, foot) =>
      alertMail(
        person,
        {
          subject: subjectOf(alertEvents[event].says, name),
          says: verified
            ? `Hemos comprobado los datos de ${name}: desde ahora lleva la marca de organización verificada.`
            : `Hemos retirado la marca de organización verificada a ${name}. En su página ves qué hacer para recuperarla.`,
          action: { label: 'Ver la verificación', url: `${post.publicUrl}${path}` },
        },
        foot,
      ),
  });
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

  'PUT /api/organizations/:id/verification': async ({ db, actor, row, body: { data }, ...services }) => {
    const { verified } = data;
    const changed = await change(db, row, verified ? { verified } : unverified);
    const kind = verified ? 'verified' : 'unverified';
    if (verified) await noteContactsGiven(db, row.id);
    if (verified !== row.verified) {
      await noteEvent(db, { organizationId: row.id, kind, userId: actor.userId });
      await tellOfVerification(db, postOf(services), changed);
    }
    return { data: await presentOrganization(db, actor, changed) };
  },

  'PUT /api/organizations/:id/talent/access': async ({ db, actor, row, body: { data } }) => {
    const { talent_access: talentAccess } = data;
    const [changed] = await db
      .update(organizations)
      .set({ talentAccess })
      // Another request may have taken the verification away meanwhile.
      .where(and(eq(organizations.id, row.id), talentAccess ? eq(organizations.verified, true) : undefined))
      .returning();
    if (!changed) throw refuse('OrganizationNotVerified');
    return { data: await presentOrganization(db, actor, changed) };
  },

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
        runsThem ? presentOwnProjects(db, rows, query.populate) : presentProjects(db, rows, query.populate),
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
