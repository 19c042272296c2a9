import type { userCalls } from '@puente/contract/calls/users';
import type { CurrentUser, UserDetails } from '@puente/contract/entities/user';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Database } from '../db/connect.ts';
import { favorites, organizations, students, teachers, universities, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../serve.ts';

export const userRoutes = {
  'GET /api/users/me': async ({ db, actor }) => {
    const [[user], details] = await Promise.all([
      db
        .select({ id: users.id, email: users.email, name: users.name, surname: users.surname, phone: users.phone })
        .from(users)
        .where(eq(users.id, actor.userId)),
      detailsOf(db, actor),
    ]);
    if (!user) throw refuse('Unauthorized');
    return { ...user, profileType: actor.role, details } satisfies CurrentUser;
  },
} satisfies Routes<typeof userCalls>;

async function detailsOf(db: Database, { role, profileId, organizationIds }: Actor): Promise<UserDetails | null> {
  if (profileId === null) return null;
  switch (role) {
    case 'student':
      return studentDetails(db, profileId);
    case 'teacher':
      return teacherDetails(db, profileId);
    case 'coordinator':
      return { id: profileId, organization: (await organizationNames(db, organizationIds))[0] ?? null };
    case 'projectManager':
      return { id: profileId, organizations: await organizationNames(db, organizationIds) };
    case 'staff':
    case null:
      return null;
  }
}

async function studentDetails(db: Database, id: number): Promise<UserDetails | null> {
  const [[details], saved] = await Promise.all([
    db
      .select({
        id: students.id,
        university: universities.name,
        province: students.province,
        qualification: students.qualification,
        situation: students.situation,
      })
      .from(students)
      .leftJoin(universities, eq(universities.id, students.universityId))
      .where(eq(students.id, id)),
    db
      .select({ id: favorites.projectId })
      .from(favorites)
      .where(eq(favorites.studentId, id))
      .orderBy(desc(favorites.createdAt), desc(favorites.projectId)),
  ]);
  return details ? { ...details, favorites: saved.map((project) => project.id) } : null;
}

async function teacherDetails(db: Database, id: number): Promise<UserDetails | null> {
  const [details] = await db
    .select({ id: teachers.id, university: universities.name })
    .from(teachers)
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .where(eq(teachers.id, id));
  return details ?? null;
}

async function organizationNames(db: Database, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]))
    .orderBy(asc(organizations.id));
}
