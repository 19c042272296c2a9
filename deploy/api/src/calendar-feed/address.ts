import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CalendarAddress, CalendarFeed } from '@puente/contract/entities/calendar-feed';
import { ids, type OrganizationId, type UserId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  calendarFeeds,
  coordinators,
  managedOrganizations,
  projectManagers,
  students,
  teachers,
  users,
} from '../db/schema.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function readFeed(db: Database, userId: UserId): Promise<CalendarFeed> {
  const [found] = await db
    .select({ since: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return { since: found?.since.toISOString() ?? null };
}

/** Makes an address in place of the former one. Of two at once, the later one counts. */
export async function makeAddress(db: Database, userId: UserId, publicUrl: string): Promise<CalendarAddress> {
  const token = randomBytes(32).toString('base64url');
  const values = { secretHash: hashOf(token), createdAt: new Date() };
  const { since } = requireRow(
    await db
      .insert(calendarFeeds)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: values })
      .returning({ since: calendarFeeds.createdAt }),
  );
  return { since: since.toISOString(), address: `${publicUrl}/api/calendar?token=${token}` };
}

export const removeAddress = async (db: Database, userId: UserId): Promise<void> =>
  void (await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)));

/** Finds the user of an address, with what the policies need to know now; null for a void token. */
export async function findOwner(db: Database, token: string): Promise<Actor | null> {
  const [found] = await db
    .select({
      userId: users.id,
      role: users.profileType,
      studentId: students.id,
      teacherId: teachers.id,
      organizationId: coordinators.organizationId,
      managed: sql<
        OrganizationId[]
      >`array(select ${managedOrganizations.organizationId} from ${managedOrganizations}
        where ${managedOrganizations.projectManagerId} = ${projectManagers.id})`,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(teachers, eq(teachers.userId, users.id))
    .leftJoin(coordinators, eq(coordinators.userId, users.id))
    .leftJoin(projectManagers, eq(projectManagers.userId, users.id))
    .where(eq(calendarFeeds.secretHash, hashOf(token)));
  if (!found) return null;
  const { userId, role, studentId, teacherId, organizationId, managed } = found;
  const profile = role === 'student' ? studentId : role === 'teacher' ? teacherId : null;
  const coordinated = organizationId === null ? [] : [organizationId];
  return {
    userId,
    role,
    staffRole: null,
    profileId: profile === null ? null : ids.profile.parse(profile),
    organizationIds: role === 'coordinator' ? coordinated : role === 'projectManager' ? managed : [],
    talentAccess: false,
    view: null,
  };
}
