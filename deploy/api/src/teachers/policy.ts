import { eq } from 'drizzle-orm';
import { isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { teachers } from '../db/schema.ts';
import { themselves } from '../users/policy.ts';

export type TeacherRow = typeof teachers.$inferSelect;

/** Teachers see their own profile, and support sees it. */
export const teacherPolicy = {
  table: teachers,
  load: async (db, id) => (await db.select().from(teachers).where(eq(teachers.id, id)))[0],
  sees: (actor, teacher) => actor?.userId === teacher.userId || isSupporter(actor),
  may: { read: () => true, update: (actor, teacher) => actor?.userId === teacher.userId },
  visible: themselves,
} satisfies RowPolicy<'teacher', TeacherRow> & ListPolicy;
