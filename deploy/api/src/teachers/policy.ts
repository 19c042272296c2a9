import { eq } from 'drizzle-orm';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { teachers } from '../db/schema.ts';
import { themselves } from '../users/policy.ts';

export type TeacherRow = typeof teachers.$inferSelect;

/** Teachers see their own profile, and staff see it. */
export const teacherPolicy = {
  table: teachers,
  load: async (db, id) => (await db.select().from(teachers).where(eq(teachers.id, id)))[0],
  sees: (actor, teacher) => actor?.userId === teacher.userId || actor?.role === 'staff',
  may: { read: () => true, update: (actor, teacher) => actor?.userId === teacher.userId },
  visible: themselves,
} satisfies RowPolicy<'teacher', TeacherRow> & ListPolicy;
