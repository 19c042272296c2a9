import type { organizationCalls } from '@puente/contract/calls/organizations';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Status } from '@puente/contract/constants/statuses';
import { coordinators, managedOrganizations, organizations, projects } from '../db/schema.ts';
import type { Database } from '../db/connect.ts';
import { refuse } from '../http/refuse.ts';
import { listOf } from '../list.ts';
import { presentOrganization } from '../presenters/organization.ts';
import { presentOwnProjects } from '../presenters/project.ts';
import { projectColumns } from '../presenters/project-columns.ts';
import type { Routes } from '../serve.ts';

const ownProjects = listOf<'GET /api/organizations/:id/projects'>()({
  from: sql`${projects}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db.select({ ...projectColumns, total }).from(projects).where(where).orderBy(...orderBy).limit(limit).offset(offset),
  filters: {
    status: ({ $eq, $in }) => and($eq && hasShownStatus([$eq]), $in && hasShownStatus($in)),
  },
  sorts: {
    'createdAt:desc': [desc(projects.createdAt), desc(projects.id)],
    'createdAt:asc': [asc(projects.createdAt), asc(projects.id)],
    'title:asc': [asc(sql`fold_text(${projects.title})`), asc(projects.id)],
  },
  sort: 'createdAt:desc',
});

/** As `shownStatus` of rules/deadlines.ts: a new project past its last day is an expired one. */
function hasShownStatus(statuses: readonly Status[]): SQL | undefined {
  const overdue = and(eq(projects.status, 'new'), lt(projects.deadline, sql`now()`)) as SQL;
  const stored = inArray(projects.status, [...statuses]);
  const onTime = statuses.includes('new') ? and(stored, or(isNull(projects.deadline), sql`not (${overdue})`)) : stored;
  return statuses.includes('expired') ? or(onTime, overdue) : onTime;
}

/** @throws Refusal when the coordinator has one already; the new organisation is then rolled back */
async function joinAsCoordinator(tx: Database, coordinatorId: number, organizationId: number): Promise<void> {
  // The condition decides between two requests at the same moment.
  const joined = await tx
    .update(coordinators)
    .set({ organizationId })
    .where(and(eq(coordinators.id, coordinatorId), isNull(coordinators.organizationId)))
    .returning({ id: coordinators.id });
  if (joined.length === 0) throw refuse('OrganizationExists');
}

export const organizationRoutes = {
  'POST /api/organizations': async ({ db, actor, body: { data } }) => {
    const row = await db.transaction(async (tx) => {
      const [created] = await tx
        .insert(organizations)
        .values({ ...data, web: data.web === '' ? null : data.web })
        .returning();
      if (!created) throw new Error('The insert returned no row.');
      if (actor.role === 'projectManager') {
        await tx.insert(managedOrganizations).values({ projectManagerId: actor.profileId, organizationId: created.id });
      } else await joinAsCoordinator(tx, actor.profileId, created.id);
      return created;
    });
    return { data: presentOrganization(row) };
  },

  'GET /api/organizations/:id/projects': ({ db, query, row }) =>
    ownProjects(db, query, eq(projects.organizationId, row.id), (rows) => presentOwnProjects(db, rows, query.populate)),
} satisfies Routes<typeof organizationCalls>;
