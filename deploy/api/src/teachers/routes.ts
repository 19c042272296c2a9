import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { teacherCalls } from '@puente/contract/calls/teachers';
import { projects, projectTutors } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf } from '../lists/list.ts';
import { presentProjects } from '../projects/presenter.ts';
import { readProjects } from '../projects/slice.ts';
import { acceptedBy, asksToGuide } from '../projects/tutoring.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { guidedBy, guidedWorks } from '../works/lists.ts';
import { presentWorks } from '../works/presenter.ts';
import { takeDeclineBack } from './tutoring-undo.ts';

const guidedProjects = listOf<'GET /api/teachers/:id/projects'>()({
  from: sql`${projects}`,
  read: readProjects,
  filters: {},
  sorts: {
    // Those that wait for an answer of their tutors, then those that run, then the rest.
    'state:asc': [
      sql`exists (select 1 from ${projectTutors} where ${projectTutors.projectId} = ${projects.id} and ${projectTutors.acceptedAt} is null) desc`,
      sql`${projects.status} in ('new', 'expired') desc`,
      desc(projects.updatedAt),
      desc(projects.id),
    ],
    'updatedAt:desc': [desc(projects.updatedAt), desc(projects.id)],
    'title:asc': [asc(inAlphabet(projects.title)), asc(projects.id)],
  },
  sort: 'updatedAt:desc',
});

export const teacherRoutes = {
  'GET /api/teachers/:id/tfxes': ({ db, actor, query, row }) =>
    guidedWorks(db, query, guidedBy(row.id), async (rows) => {
      const accepted = new Set(rows.filter(({ tutorAcceptedAt }) => tutorAcceptedAt).map(({ id }) => id));
      const presented = await presentWorks(db, actor, rows, query.populate);
      return presented.map((work) => ({ ...work, tutoring_accepted: accepted.has(work.id) }));
    }),

  'GET /api/teachers/:id/projects': ({ db, query, row }) =>
    guidedProjects(db, query, and(visibleTo('project', null), asksToGuide(row.id)) as SQL, async (rows) => {
      const [presented, accepted] = await Promise.all([
        presentProjects(db, rows, query.populate),
        acceptedBy(db, row.id),
      ]);
      return presented.map((project) => ({ ...project, tutoring_accepted: accepted.has(project.id) }));
    }),

  'POST /api/teachers/:id/tutoring/undo': async ({ row, body: { data }, ...services }) => {
    await takeDeclineBack(services, row.id, data.undo);
    return undefined;
  },
} satisfies Routes<typeof teacherCalls>;
