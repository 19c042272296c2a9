import type { teacherCalls } from '@puente/contract/calls/teachers';
import type { TeacherId } from '@puente/contract/ids';
import { and, asc, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import { projects, projectTutors } from '../db/schema.ts';
import { listOf } from '../lists/list.ts';
import { visibleTo } from '../serving/policies.ts';
import { presentProjects } from '../projects/presenter.ts';
import { readProjects } from '../projects/slice.ts';
import { presentWorks } from '../works/presenter.ts';
import type { Routes } from '../serving/serve.ts';
import { guidedBy, guidedWorks } from '../works/lists.ts';

const guidedProjects = listOf<'GET /api/teachers/:id/projects'>()({
  from: sql`${projects}`,
  read: readProjects,
  filters: {},
  sorts: {
    'updatedAt:desc': [desc(projects.updatedAt), desc(projects.id)],
    'title:asc': [asc(sql`fold_text(${projects.title})`), asc(projects.id)],
  },
  sort: 'updatedAt:desc',
});

const guides = (teacherId: TeacherId): SQL =>
  exists(
    sql`(select 1 from ${projectTutors} where ${and(eq(projectTutors.projectId, projects.id), eq(projectTutors.teacherId, teacherId))})`,
  );

export const teacherRoutes = {
  'GET /api/teachers/:id/tfxes': ({ db, actor, query, row }) =>
    guidedWorks(db, query, guidedBy(row.id), (rows) => presentWorks(db, actor, rows, query.populate)),

  'GET /api/teachers/:id/projects': ({ db, query, row }) =>
    guidedProjects(db, query, and(visibleTo('project', null), guides(row.id)) as SQL, (rows) =>
      presentProjects(db, rows, query.populate),
    ),
} satisfies Routes<typeof teacherCalls>;
