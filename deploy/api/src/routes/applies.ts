import type { applyCalls } from '@puente/contract/calls/applies';
import { mayMove } from '@puente/contract/constants/statuses';
import { messages } from '@puente/contract/messages';
import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { applies, files, projects } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { listOf, matches } from '../list.ts';
import { projectPolicy } from '../policies/project.ts';
import { presentApplies, presentApply } from '../presenters/apply.ts';
import { isOpen } from '../rules/deadlines.ts';
import type { Routes } from '../serve.ts';

const columns = { ...getTableColumns(applies), organizationId: projects.organizationId };
const joined = eq(projects.id, applies.projectId);

const applications = listOf<'GET /api/applys'>()({
  from: sql`${applies} inner join ${projects} on ${joined}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...columns, total })
      .from(applies)
      .innerJoin(projects, joined)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { project: matches(applies.projectId), status: matches(applies.status) },
  sorts: {
    'createdAt:desc': [desc(applies.createdAt), desc(applies.id)],
    'createdAt:asc': [asc(applies.createdAt), asc(applies.id)],
  },
  sort: 'createdAt:desc',
});

export const applyRoutes = {
  'GET /api/applys': ({ db, actor, query, visible }) =>
    applications(db, query, visible, (rows) => presentApplies(db, actor, rows, query.populate)),

  'POST /api/applys': async ({ db, actor, body: { data } }) => {
    const row = await db.transaction(async (tx) => {
      const [project] = await tx.select().from(projects).where(eq(projects.id, data.project)).for('share');
      if (!project || !projectPolicy.sees(actor, project)) throw refuse('NotFound');
      if (await hasApplied(tx, actor.profileId, project.id)) throw refuse('AlreadyApplied');
      if (!isOpen(project)) throw refuse('ProjectClosed');
      await assertOwnCv(tx, actor.userId, data.CV);
      const { project: projectId, CV: cvId, ...texts } = data;
      const [created] = await tx
        .insert(applies)
        .values({ ...texts, projectId, cvId, studentId: actor.profileId })
        // A draft becomes the application that was sent, from this moment on.
        .onConflictDoUpdate({
          target: [applies.studentId, applies.projectId],
          set: { ...texts, cvId, status: 'new', createdAt: sql`now()` },
          setWhere: eq(applies.status, 'draft'),
        })
        .returning();
      // Nothing came back: the same request, a moment earlier, was let in.
      if (!created) throw refuse('AlreadyApplied');
      return { ...created, organizationId: project.organizationId };
    });
    return { data: await presentApply(db, actor, row, ['project']) };
  },

  'PUT /api/applys/:id': async ({ db, actor, row, body: { data } }) => {
    if (!mayMove(row.status, data.status)) throw refuse('StatusNotAllowed');
    const [moved] = await db
      .update(applies)
      .set({ status: data.status })
      // From the status that the rule was asked about: somebody else may have moved it meanwhile.
      .where(and(eq(applies.id, row.id), eq(applies.status, row.status)))
      .returning();
    if (!moved) throw refuse('StatusNotAllowed');
    return { data: await presentApply(db, actor, { ...moved, organizationId: row.organizationId }, ['student']) };
  },

  'GET /api/applys/:id/cv': async ({ db, uploads, row }) => {
    const [file] = row.cvId === null ? [] : await db.select().from(files).where(eq(files.id, row.cvId));
    if (!file) throw refuse('NotFound');
    return { stream: uploads.read(file), name: file.name, mime: file.mime, size: file.size };
  },
} satisfies Routes<typeof applyCalls>;

async function hasApplied(db: Database, studentId: number, projectId: number): Promise<boolean> {
  const found = await db
    .select({ id: applies.id })
    .from(applies)
    .where(and(eq(applies.studentId, studentId), eq(applies.projectId, projectId), ne(applies.status, 'draft')));
  return found.length > 0;
}

/** @throws Refusal at `CV` when the file is not one that this person uploaded as a CV */
async function assertOwnCv(db: Database, userId: number, fileId: number): Promise<void> {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, userId), eq(files.purpose, 'cv')));
  if (!file) throw refuseFields({ CV: messages.required });
}
