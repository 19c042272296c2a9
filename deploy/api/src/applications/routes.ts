import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { applicationCalls } from '@puente/contract/calls/applications';
import { isOrganizationRole } from '@puente/contract/roles';
import type { Database } from '../db/connect.ts';
import { applications, files, projects } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { postOf } from '../mail/post.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { noteView } from '../students/views.ts';
import { fileAnswer } from '../uploads/file-answer.ts';
import { answerApplication, withdrawApplication } from './answer.ts';
import { completeForm } from './fields.ts';
import { studentView } from './held.ts';
import { presentApplication, presentApplications } from './presenter.ts';
import { keepDraft, sendApplication } from './send.ts';
import { sentCvs } from './sent-cvs.ts';

const columns = { ...getTableColumns(applications), organizationId: projects.organizationId };
const joined = eq(projects.id, applications.projectId);

const rules = {
  from: sql`${applications} inner join ${projects} on ${joined}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...columns, total })
      .from(applications)
      .innerJoin(projects, joined)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  sorts: {
    'createdAt:desc': [desc(applications.createdAt), desc(applications.id)],
    'createdAt:asc': [asc(applications.createdAt), asc(applications.id)],
  },
  sort: 'createdAt:desc',
} as const;

const status = matches(applications.status);
const project = matches(applications.projectId);
const ofOrganizations = listOf<'GET /api/applys'>()({ ...rules, filters: { project, status } });
/** A student's list filters by the status that the student knows, so that a filter does not reveal a pending answer. */
const ofStudent = listOf<'GET /api/applys'>()({
  ...rules,
  filters: { project, status: matches(studentView.status) },
});
const ofProject = listOf<'GET /api/projects/:id/applys'>()({
  ...rules,
  // An application without a mark is not a good candidate so far.
  filters: { status, good_candidate: matches(sql`coalesce(${applications.goodCandidate}, false)`) },
});

export const applicationRoutes = {
  'GET /api/applys': ({ db, actor, query, visible }) =>
    (actor.role === 'student' ? ofStudent : ofOrganizations)(db, query, visible, (rows) =>
      presentApplications(db, actor, rows, query.populate),
    ),

  'GET /api/projects/:id/applys': ({ db, actor, query, row }) =>
    ofProject(
      db,
      query,
      and(visibleTo('application', actor), eq(applications.projectId, row.id)) ?? sql`false`,
      (rows) => presentApplications(db, actor, rows, query.populate),
    ),

  'GET /api/applys/:id': async ({ db, actor, query, row }) => ({
    data: await presentApplication(db, actor, row, query.populate),
  }),

  'GET /api/applys/cvs': async ({ db, actor }) => ({ data: await sentCvs(db, actor.profileId) }),

  'POST /api/applys': async ({ actor, body: { data }, ...services }) => {
    const row = await sendApplication(services.db, postOf(services), actor, data);
    return { data: await presentApplication(services.db, actor, row, ['project']) };
  },

  'PUT /api/applys/draft': async ({ db, actor, body: { data }, refs: { project } }) => ({
    data: await presentApplication(db, actor, await keepDraft(db, actor, project, data), ['project']),
  }),

  'POST /api/applys/:id/submit': async ({ actor, row, ...services }) => {
    if (row.status !== 'draft') throw refuse('AlreadyApplied');
    const sent = await sendApplication(services.db, postOf(services), actor, completeForm(row));
    return { data: await presentApplication(services.db, actor, sent, ['project']) };
  },

  'DELETE /api/applys/:id': async ({ db, row }) => {
    // Only a draft, and it may have been sent a moment ago.
    const removed = await db
      .delete(applications)
      .where(and(eq(applications.id, row.id), eq(applications.status, 'draft')))
      .returning({ id: applications.id });
    if (removed.length === 0) throw refuse('StatusNotAllowed');
    return undefined;
  },

  'POST /api/applys/:id/withdraw': async ({ actor, row, body: { data }, ...services }) => {
    const withdrawn = await withdrawApplication(services.db, postOf(services), row, data?.reason);
    return { data: await presentApplication(services.db, actor, withdrawn, ['project']) };
  },

  'PUT /api/applys/:id': async ({ actor, row, body: { data }, ...services }) => {
    const answered = await answerApplication(services.db, postOf(services), row, data, actor.userId);
    return { data: await presentApplication(services.db, actor, answered, ['student']) };
  },

  'GET /api/applys/:id/cv': async ({ db, uploads, actor, row }) => {
    const [file] = row.cvId === null ? [] : await db.select().from(files).where(eq(files.id, row.cvId));
    if (!file) throw refuse('NotFound');
    // Staff who look into a problem are no organisation.
    if (isOrganizationRole(actor.role)) await noteView(db, row.studentId, row.organizationId);
    return fileAnswer(uploads, file);
  },
} satisfies Routes<typeof applicationCalls>;
