import { asc, eq, inArray } from 'drizzle-orm';
import type { UserSummary } from '@puente/contract/entities/account';
import type { Coordinator, ProjectManager, Teacher } from '@puente/contract/entities/profiles';
import type { ProjectManagerId, TeacherId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import { degrees, managedOrganizations, organizations, teacherDegrees } from '../db/schema.ts';
import { presentStamps } from '../http/stamps.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { projectsSavedBy, savedWorksOf } from '../students/relations.ts';
import type { CoordinatorWithUser, ProjectManagerWithUser, TeacherWithUser } from './lists.ts';

interface ProfileRow<Id> {
  id: Id;
  createdAt: Date;
  updatedAt: Date;
  user: UserSummary;
}

/** Fields of every profile, and its user if populated. */
const presentProfile = <Id>(row: ProfileRow<Id>, populate: readonly string[]) => ({
  id: row.id,
  ...presentStamps(row),
  ...(populate.includes('user') && { user: row.user }),
});

/** Coordinators with their saved works, which are loaded in one query if populated. */
export async function presentCoordinators(
  db: Database,
  reader: Actor | null,
  rows: readonly CoordinatorWithUser[],
  populate: readonly ('organization' | 'user' | 'favorites')[] = [],
): Promise<Coordinator[]> {
  const saved = populate.includes('favorites')
    ? await savedWorksOf(
        db,
        reader,
        rows.map(({ userId }) => userId),
      )
    : null;
  return rows.map((row) => ({
    ...presentProfile(row, populate),
    job_position: row.jobPosition,
    ...(populate.includes('organization') && { organization: row.organization }),
    ...(saved && { favorites: saved.get(row.userId) ?? [] }),
  }));
}

/** Teachers with their saved projects, which are loaded in one query if populated. */
export async function presentTeachers(
  db: Database,
  rows: readonly TeacherWithUser[],
  populate: readonly ('degree' | 'degrees' | 'user' | 'favorites')[] = [],
): Promise<Teacher[]> {
  const ids = rows.map(({ id }) => id);
  const asksDegrees = populate.includes('degree') || populate.includes('degrees');
  const taught = groupByOwner(
    asksDegrees && ids.length > 0 ? await degreesOf(db, ids) : [],
    ({ id, name }) => ({
      id,
      name,
    }),
  );
  const saved = populate.includes('favorites')
    ? await projectsSavedBy(
        db,
        rows.map(({ userId }) => userId),
      )
    : null;
  return rows.map((row) => ({
    ...presentProfile(row, populate),
    university: row.university,
    teacher_area: row.area,
    notification_deadline: row.notificationDeadline?.toISOString() ?? null,
    ...(populate.includes('degree') && { degree: taught.get(row.id)?.[0] ?? null }),
    ...(populate.includes('degrees') && { degrees: taught.get(row.id) ?? [] }),
    ...(saved && { favorites: saved.get(row.userId) ?? [] }),
  }));
}

const degreesOf = (db: Database, ids: readonly TeacherId[]) =>
  db
    .select({ owner: teacherDegrees.teacherId, id: degrees.id, name: degrees.name })
    .from(teacherDegrees)
    .innerJoin(degrees, eq(degrees.id, teacherDegrees.degreeId))
    .where(inArray(teacherDegrees.teacherId, [...ids]))
    .orderBy(asc(inAlphabet(degrees.name)));

export async function presentProjectManagers(
  db: Database,
  rows: readonly ProjectManagerWithUser[],
  populate: readonly ('organizations' | 'user')[] = [],
): Promise<ProjectManager[]> {
  const ids = rows.map(({ id }) => id);
  const managed = populate.includes('organizations') && ids.length > 0 ? await organizationsOf(db, ids) : [];
  return rows.map((row) => ({
    ...presentProfile(row, populate),
    ...(populate.includes('organizations') && {
      organizations: managed.filter(({ owner }) => owner === row.id).map(({ id, name }) => ({ id, name })),
    }),
  }));
}

const organizationsOf = (db: Database, ids: readonly ProjectManagerId[]) =>
  db
    .select({ owner: managedOrganizations.projectManagerId, id: organizations.id, name: organizations.name })
    .from(managedOrganizations)
    .innerJoin(organizations, eq(organizations.id, managedOrganizations.organizationId))
    .where(inArray(managedOrganizations.projectManagerId, [...ids]))
    .orderBy(asc(organizations.id));
