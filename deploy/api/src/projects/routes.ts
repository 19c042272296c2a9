import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { projectCalls } from '@puente/contract/calls/projects';
import { isRunning } from '@puente/contract/constants/statuses';
import type { ProjectRelation } from '@puente/contract/entities/project';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { pageMetaOf } from '@puente/contract/query';
import type { Actor } from '../access/actor.ts';
import { closeWaitingApplications } from '../applications/answer.ts';
import type { Database } from '../db/connect.ts';
import { withoutUndefined } from '../db/form-columns.ts';
import { projects } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { emptyProject, insertProject, presentFullProject } from './beginning.ts';
import { editingOf } from './colleagues.ts';
import { projectColumns, type ProjectRow } from './columns.ts';
import { isInTime, lastMomentOf, shownStatus } from './deadlines.ts';
import { columnsOf } from './fields.ts';
import { browse } from './list.ts';
import { matchedProjects } from './match.ts';
import { presentProject, presentProjects } from './presenter.ts';
import { studyAreasOf, studySubareasOf, tutorsOf } from './relations.ts';
import { answerTutoring } from './tutoring.ts';
import { countView } from './views.ts';
import { assertComplete, checkReferences, writeRelations } from './writing.ts';

export const projectRoutes = {
  'GET /api/projects': ({ db, actor, query, visible }) => {
    assertMayPopulate(query.populate, (actor?.organizationIds.length ?? 0) > 0);
    return browse(db, query, visible, (rows) => presentProjects(db, rows, query.populate, actor));
  },

  'GET /api/projects/matched': async ({ db, actor, query, visible }) => {
    assertMayPopulate(query.populate, false);
    const { rows, total, search } = await matchedProjects(db, actor.profileId, query, visible);
    return {
      data: await presentProjects(db, rows, query.populate, actor),
      meta: { pagination: pageMetaOf(query.pagination, total), ...search },
    };
  },

  'GET /api/projects/:id': async ({ db, actor, query, row }) => {
    assertMayPopulate(query.populate, actor?.organizationIds.includes(row.organizationId) ?? false);
    return { data: await presentProject(db, row, query.populate, actor) };
  },

  'POST /api/projects/:id/visit': async ({ db, actor, row }) => {
    await countView(db, actor, row);
    return undefined;
  },

  'PUT /api/projects/:id/tutoring': async ({ db, actor, declines, row, body: { data } }) => {
    await answerTutoring(db, row.id, actor.profileId, data.accepted);
    return {
      data: {
        undo: data.accepted === false ? declines.tokenOf(actor.profileId, { project: row.id }) : null,
      },
    };
  },

  'POST /api/projects': async ({ db, actor, body: { data }, refs: { organization } }) => {
    const state = data.draft
      ? { status: 'draft' as const, publishedAt: null }
      : { status: 'new' as const, publishedAt: new Date() };
    await checkReferences(db, organization.id, data);
    const row = await insertProject(
      db,
      { ...emptyProject, ...columnsOf(data), ...state, organizationId: organization.id },
      actor,
      data,
    );
    return { data: await presentFullProject(db, row, actor) };
  },

  'PUT /api/projects/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    if (row.status !== 'draft' && !isInTime(row)) throw refuse('ProjectOver');
    const columns = columnsOf(data);
    await checkReferences(db, row.organizationId, data);
    if (row.status !== 'draft') await assertComplete(db, row, { ...data, deadline: null });
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      // From the status that the rules were asked about: another request may have changed it meanwhile.
      const [updated] = await tx
        .update(projects)
        .set({ ...columns, changedById: actor.userId, updatedAt: new Date() })
        .where(still(row))
        .returning(projectColumns);
      if (!updated) throw refuse(row.status === 'draft' ? 'ProjectPublished' : 'ProjectOver');
      await writeRelations(tx, row.id, data);
      return updated;
    });
    return { data: await presentFullProject(db, changed, actor) };
  },

  'GET /api/projects/:id/editing': async ({ db, actor, row }) => ({
    data: await editingOf(db, row, actor.userId),
  }),

  'POST /api/projects/:id/publish': async ({ db, actor, row }) => {
    if (row.status !== 'draft') throw refuse('ProjectPublished');
    await assertComplete(db, row);
    if (row.deadline !== null && row.deadline < new Date())
      throw refuseFields({ deadline: messages.deadlineOver });
    const published = await move(db, row, actor, { status: 'new', publishedAt: new Date() });
    if (!published) throw refuse('ProjectPublished');
    return { data: await presentFullProject(db, published, actor) };
  },

  'POST /api/projects/:id/close': async ({ actor, row, body: { data }, ...services }) => {
    const { db } = services;
    assertPublishedAndNotClosed(row);
    const post = postOf(services);
    const closed = await db.transaction(async (tx) => {
      const moved = await move(tx, row, actor, {
        status: data.reason,
        statusReason: data.explanation || null,
      });
      if (moved)
        await closeWaitingApplications(tx, post, {
          projectId: moved.id,
          closedAs: moved.status,
          reason: moved.statusReason,
          by: actor.userId,
        });
      return moved;
    });
    if (!closed) throw refuse('ProjectOver');
    return { data: await presentFullProject(db, closed, actor) };
  },

  'POST /api/projects/:id/extend': async ({ db, actor, row, body: { data } }) => {
    assertPublishedAndNotClosed(row);
    const deadline = data.deadline === null ? null : lastMomentOf(data.deadline);
    if (deadline && row.deadline && deadline <= row.deadline)
      throw refuseFields({ deadline: messages.deadlineNotLater });
    const extended = await move(db, row, actor, { status: 'new', statusReason: null, deadline });
    if (!extended) throw refuse('ProjectOver');
    return { data: await presentFullProject(db, extended, actor) };
  },

  'POST /api/projects/:id/duplicate': async ({ db, actor, row }) => {
    const { id } = row;
    const [areas, subareas, tutors] = await Promise.all([
      studyAreasOf(db, [id]),
      studySubareasOf(db, [id]),
      tutorsOf(db, [id]),
    ]);
    const copy = {
      ...emptyProject,
      ...withoutUndefined({ ...row, ...unpublished, title: copyTitle(row.title) }),
      organizationId: row.organizationId,
    };
    const relations = {
      study_areas: areas.get(id) ?? [],
      study_subareas: subareas.get(id) ?? [],
      tutors: tutors.get(id) ?? [],
    };
    return { data: await presentFullProject(db, await insertProject(db, copy, actor, relations), actor) };
  },

  'DELETE /api/projects/:id': async ({ db, row }) => {
    const removed = await db
      .delete(projects)
      .where(and(eq(projects.id, row.id), eq(projects.status, 'draft')))
      .returning({ id: projects.id });
    if (removed.length === 0) throw refuse('ProjectPublished');
    return undefined;
  },
} satisfies Routes<typeof projectCalls>;

/** Columns that a copy resets. */
const unpublished = {
  id: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  coordinatorId: undefined,
  status: 'draft' as const,
  statusReason: null,
  publishedAt: null,
  takenDownAt: null,
  deadline: null,
};

const copyTitle = (title: string): string => {
  const ending = ' (copia)';
  return title.slice(0, limits.projectTitle.max - ending.length) + ending;
};

/** @throws Refusal when the reader may not see the applications */
function assertMayPopulate(populate: readonly ProjectRelation[] | undefined, isRun: boolean): void {
  if (populate?.includes('applys') && !isRun) throw refuse('UnknownParameter', { key: 'populate.applys' });
}

function assertPublishedAndNotClosed(row: ProjectRow): void {
  if (row.status === 'draft') throw refuse('ProjectUnpublished');
  if (!isRunning(shownStatus(row))) throw refuse('ProjectOver');
}

/** Returns undefined when a concurrent request changed its status. */
async function move(
  db: Database,
  row: ProjectRow,
  actor: Actor,
  to: Partial<typeof projects.$inferInsert>,
): Promise<ProjectRow | undefined> {
  const [moved] = await db
    .update(projects)
    .set({ ...to, changedById: actor.userId })
    .where(still(row))
    .returning(projectColumns);
  return moved;
}

const still = (row: ProjectRow): SQL | undefined =>
  and(
    eq(projects.id, row.id),
    // A job may have written down meanwhile what the reader was already shown.
    row.status === 'new' ? inArray(projects.status, ['new', 'expired']) : eq(projects.status, row.status),
    row.deadline === null ? isNull(projects.deadline) : eq(projects.deadline, row.deadline),
  );
