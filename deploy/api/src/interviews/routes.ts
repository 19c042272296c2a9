import { asc, desc, eq, sql } from 'drizzle-orm';
import { brand } from '@puente/contract/brand';
import type { interviewCalls } from '@puente/contract/calls/interviews';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { applications, interviews, projects } from '../db/schema.ts';
import { madeFile } from '../http/answers.ts';
import { refuse } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { interviewCalendar } from './calendar.ts';
import { askForTimes, cancelInterview, moveTime, takeTime } from './change.ts';
import { offerInterviews, offerOtherTimes } from './offer.ts';
import { interviewColumns } from './policy.ts';
import { presentInterview, presentInterviews } from './presenter.ts';

const ofApplication = eq(applications.id, interviews.applicationId);
const ofProject = eq(projects.id, applications.projectId);

const list = listOf<'GET /api/interviews'>()({
  from: sql`${interviews} inner join ${applications} on ${ofApplication} inner join ${projects} on ${ofProject}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...interviewColumns, total })
      .from(interviews)
      .innerJoin(applications, ofApplication)
      .innerJoin(projects, ofProject)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { application: matches(interviews.applicationId), project: matches(applications.projectId) },
  sorts: {
    'createdAt:desc': [desc(interviews.createdAt), desc(interviews.id)],
    'createdAt:asc': [asc(interviews.createdAt), asc(interviews.id)],
  },
  sort: 'createdAt:desc',
});

export const interviewRoutes = {
  'GET /api/interviews': ({ db, actor, query, visible }) =>
    list(db, query, visible, (rows) => presentInterviews(db, actor, rows)),

  'POST /api/interviews': async ({ actor, body: { data }, ...services }) => {
    const rows = await offerInterviews(services.db, postOf(services), actor, data);
    return { data: await presentInterviews(services.db, actor, rows) };
  },

  'GET /api/interviews/:id': async ({ db, actor, row }) => ({ data: await presentInterview(db, actor, row) }),

  'POST /api/interviews/:id/take': async ({ actor, row, body: { data }, ...services }) => {
    const taken = await takeTime(services.db, postOf(services), row, data.starts_at);
    return { data: await presentInterview(services.db, actor, taken) };
  },

  'POST /api/interviews/:id/times': async ({ actor, row, body: { data }, ...services }) => {
    const offered = await offerOtherTimes(services.db, postOf(services), actor, row, data);
    return { data: await presentInterview(services.db, actor, offered) };
  },

  'POST /api/interviews/:id/move': async ({ actor, row, body: { data }, ...services }) => {
    const moved = await moveTime(services.db, postOf(services), actor, row, data);
    return { data: await presentInterview(services.db, actor, moved) };
  },

  'POST /api/interviews/:id/ask': async ({ actor, row, body: { data }, ...services }) => {
    const asked = await askForTimes(services.db, postOf(services), row, data.reason);
    return { data: await presentInterview(services.db, actor, asked) };
  },

  'POST /api/interviews/:id/cancel': async ({ actor, row, body: { data }, ...services }) => {
    const cancelled = await cancelInterview(services.db, postOf(services), actor, row, data.reason);
    return { data: await presentInterview(services.db, actor, cancelled) };
  },

  'GET /api/interviews/:id/calendar': async ({ db, actor, row, config }) => {
    const subject = requireRow(
      await db
        .select({ project: projects.title, organization: projects.organizationName })
        .from(projects)
        .where(eq(projects.id, row.projectId)),
    );
    const path =
      actor.role === 'student'
        ? `/profile/applications/${row.applicationId}`
        : `/organizations/projects/${row.projectId}/applys?open=${row.applicationId}`;
    const text = interviewCalendar(row, { ...subject, address: `${config.publicUrl}${path}` });
    if (text === null) throw refuse('NotFound');
    return madeFile(text, `${brand.slug}-entrevista.ics`, 'text/calendar; charset=utf-8');
  },
} satisfies Routes<typeof interviewCalls>;
