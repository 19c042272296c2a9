import { and, eq } from 'drizzle-orm';
import type { TeacherId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { teacherInvitations, teachers, users } from '../db/schema.ts';

export type TeacherInvitationRow = typeof teacherInvitations.$inferSelect & {
  /** Teacher with the confirmed address; null if there is none. */
  teacherId: TeacherId | null;
};

const isInvited = (actor: Actor | null, { teacherId }: TeacherInvitationRow): boolean =>
  actor?.role === 'teacher' && teacherId !== null && actor.profileId === teacherId;

/** The invited teacher sees an invitation here. Students and the organisation see it with the collaboration. */
export const teacherInvitationPolicy = {
  load: async (db, id) => {
    const [found] = await db
      .select({ invitation: teacherInvitations, teacherId: teachers.id })
      .from(teacherInvitations)
      .leftJoin(users, and(eq(users.email, teacherInvitations.email), eq(users.emailVerified, true)))
      .leftJoin(teachers, eq(teachers.userId, users.id))
      .where(eq(teacherInvitations.id, id));
    return found && { ...found.invitation, teacherId: found.teacherId };
  },
  sees: isInvited,
  may: { answer: isInvited },
} satisfies RowPolicy<'teacherInvitation', TeacherInvitationRow>;
