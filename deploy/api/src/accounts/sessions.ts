import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type CoordinatorId,
  type IdOf,
  ids,
  type OrganizationId,
  type ProjectManagerId,
  type StudentId,
  type TeacherId,
} from '@puente/contract/ids';
import { isOrganizationRole, type Role, supporters } from '@puente/contract/roles';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import {
  coordinators,
  managedOrganizations,
  organizations,
  projectManagers,
  sessions,
  students,
  teachers,
  users,
} from '../db/schema.ts';
import { inSeconds, isGood, withinLife } from './session-life.ts';

export type FindActor = (token: string) => Promise<Actor | null>;

const hour = 60 * 60 * 1000;

/** A session without "remember me" lasts a day beyond its last use, give or take half a day. */
const extension = { by: 24 * hour, when: 12 * hour };

const viewers = alias(users, 'viewers');
const viewed = alias(users, 'viewed');

/**
 * Id of the user whom a session acts as: its own, or the one as whom a member of staff sees the platform. A view counts
 * during its time only, for a viewer who still may, of a user who still may be seen.
 */
const actingUser = sql`(case when ${sessions.viewedUntil} > now() and exists(
    select 1 from ${users} ${viewers}, ${users} ${viewed} where ${viewers.id} = ${sessions.userId}
      and ${viewers.profileType} = 'staff' and ${inArray(viewers.staffRole, supporters)}
      and ${viewed.id} = ${sessions.viewedUserId} and ${viewed.profileType} <> 'staff')
  then ${sessions.viewedUserId} else ${sessions.userId} end)`;

/** Prepares the query that finds the user of a session, with everything that rules need. */
export function prepareSessions(db: Database): FindActor {
  const query = db
    .select({
      userId: users.id,
      role: users.profileType,
      staffRole: users.staffRole,
      expiresAt: sessions.expiresAt,
      sessionUserId: sessions.userId,
      viewedId: sessions.viewedUserId,
      viewedUntil: sessions.viewedUntil,
      viewedReason: sessions.viewedReason,
      studentId: students.id,
      teacherId: teachers.id,
      coordinatorId: coordinators.id,
      organizationId: coordinators.organizationId,
      projectManagerId: projectManagers.id,
      managed: sql<
        OrganizationId[] | null
      >`(select array_agg(${managedOrganizations.organizationId} order by ${managedOrganizations.organizationId})
        from ${managedOrganizations} where ${managedOrganizations.projectManagerId} = ${projectManagers.id})`,
      talentAccess: sql<boolean>`(exists(select 1 from ${organizations} where ${organizations.id} = ${coordinators.organizationId} and ${organizations.talentAccess})
        or exists(select 1 from ${managedOrganizations} inner join ${organizations} on ${organizations.id} = ${managedOrganizations.organizationId}
          where ${managedOrganizations.projectManagerId} = ${projectManagers.id} and ${organizations.talentAccess}))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, actingUser))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(coordinators, eq(coordinators.userId, users.id))
    .leftJoin(projectManagers, eq(projectManagers.userId, users.id))
    .leftJoin(teachers, eq(teachers.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder('token')), isGood))
    .prepare('find_session');

  return async (token) => {
    const [row] = await query.execute({ token });
    if (!row) return null;
    if (row.expiresAt.getTime() - Date.now() < extension.when) await extend(db, token);
    const profileId = profileOf(row);
    // A role without its profile row would be a half-made account: it may do nothing that needs the role.
    const role = row.role === 'staff' || profileId !== null ? row.role : null;
    return {
      userId: row.userId,
      role,
      staffRole: role === 'staff' ? row.staffRole : null,
      profileId,
      organizationIds: role === null ? [] : organizationsOf(row),
      talentAccess: isOrganizationRole(role) && row.talentAccess,
      view: row.viewedUntil && {
        viewerId: row.sessionUserId,
        viewedId: row.viewedId,
        until: row.viewedUntil,
        reason: row.viewedReason ?? '',
      },
    };
  };
}

const extend = (db: Database, token: string) =>
  db
    .update(sessions)
    .set({ expiresAt: withinLife(inSeconds(extension.by / 1000)) })
    .where(eq(sessions.token, token));

interface Profiles {
  role: Role | null;
  studentId: StudentId | null;
  teacherId: TeacherId | null;
  coordinatorId: CoordinatorId | null;
  projectManagerId: ProjectManagerId | null;
  organizationId: OrganizationId | null;
  managed: OrganizationId[] | null;
}

function profileOf(row: Profiles): IdOf<'profile'> | null {
  const id = profileRowOf(row);
  return id === null ? null : ids.profile.parse(id);
}

function profileRowOf(row: Profiles): number | null {
  switch (row.role) {
    case 'student':
      return row.studentId;
    case 'teacher':
      return row.teacherId;
    case 'coordinator':
      return row.coordinatorId;
    case 'projectManager':
      return row.projectManagerId;
    case 'staff':
    case null:
      return null;
  }
}

function organizationsOf({ role, organizationId, managed }: Profiles): OrganizationId[] {
  if (role === 'coordinator') return organizationId === null ? [] : [organizationId];
  return role === 'projectManager' ? (managed ?? []) : [];
}
