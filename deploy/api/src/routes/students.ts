import type { studentCalls } from '@puente/contract/calls/students';
import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { favorites, projects, students } from '../db/schema.ts';
import { visibleTo } from '../policies.ts';
import { presentStudent } from '../presenters/student.ts';
import type { Routes } from '../serve.ts';
import { totals } from '../totals.ts';

export const studentRoutes = {
  'GET /api/students/count': async ({ db }) => {
    const known = totals.get('students');
    if (known !== undefined) return { data: known };
    const [found] = await db.select({ total: count() }).from(students);
    const total = found?.total ?? 0;
    totals.set('students', total);
    return { data: total };
  },

  'GET /api/students/:id': async ({ db, query, row }) => ({ data: await presentStudent(db, row, query.populate) }),

  'PUT /api/students/:id': async ({ db, row, body: { data } }) => {
    const { favorites: wanted } = data;
    await db.transaction(async (tx) => {
      if (Array.isArray(wanted)) {
        await tx.delete(favorites).where(and(eq(favorites.studentId, row.id), notInArray(favorites.projectId, wanted)));
        await save(tx, row.id, wanted);
      } else if (wanted) {
        if (wanted.disconnect?.length) {
          await tx
            .delete(favorites)
            .where(and(eq(favorites.studentId, row.id), inArray(favorites.projectId, wanted.disconnect)));
        }
        await save(tx, row.id, wanted.connect ?? []);
      }
    });
    return { data: await presentStudent(db, row, ['favorites']) };
  },
} satisfies Routes<typeof studentCalls>;

/** Saves the projects among these that students see: one that was withdrawn meanwhile is no reason to refuse the rest. */
async function save(db: Database, studentId: number, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await db
    .insert(favorites)
    .select(
      db
        .select({ studentId: sql<number>`${studentId}::int`.as('student_id'), projectId: projects.id, createdAt: sql<Date>`now()`.as('created_at') })
        .from(projects)
        .where(and(inArray(projects.id, [...projectIds]), visibleTo('project', null))),
    )
    .onConflictDoNothing();
}
