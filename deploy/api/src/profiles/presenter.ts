import { asc, eq, inArray } from 'drizzle-orm';
import type { UserSummary } from '@puente/contract/entities/account';
import type { Coordinator, ProjectManager, Teacher } from '@puente/contract/entities/profiles';
import type {
  CoordinatorId,
  OrganizationId,
  ProjectManagerId,
  TeacherId,
  UserId,
} from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import {
  coordinators,
  degrees,
  managedOrganizations,
  organizations,
  projectManagers,
  studyAreas,
  teacherDegrees,
  teachers,
  universities,
  users,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { projectsSavedBy, savedWorksOf } from '../students/relations.ts';

/** The user behind a profile, as columns of the same query. */
const userColumns = {
  userId: users.id,
  email: users.email,
  name: users.name,
  surname: users.surname,
  phone: users.phone,
};

interface WithUser {
  userId: UserId;
  email: string;
  name: string;
  surname: string;
  phone: string | null;
}

interface Stamped<Id> {
  id: Id;
  createdAt: Date;
  updatedAt: Date;
}

const userOf = ({ userId, email, name, surname, phone }: WithUser): UserSummary => ({
  id: userId,
  email,
  name,
  surname,
  phone,
});
const stamped = <Id>({ id, createdAt, updatedAt }: Stamped<Id>) => ({
  id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const coordinatorColumns = {
  id: coordinators.id,
  createdAt: coordinators.createdAt,
  updatedAt: coordinators.updatedAt,
  jobPosition: coordinators.jobPosition,
  organizationId: coordinators.organizationId,
  organizationName: organizations.name,
  ...userColumns,
};

type CoordinatorRow = Stamped<CoordinatorId> &
  WithUser & {
    jobPosition: string | null;
    organizationId: OrganizationId | null;
    organizationName: string | null;
  };

export const presentCoordinator = (
  row: CoordinatorRow,
  populate: readonly ('organization' | 'user' | 'favorites')[] = [],
): Coordinator => ({
  ...stamped(row),
  job_position: row.jobPosition,
  ...(populate.includes('organization') && {
    organization:
      row.organizationId === null ? null : { id: row.organizationId, name: row.organizationName ?? '' },
  }),
  ...(populate.includes('user') && { user: userOf(row) }),
});

/** Coordinators with their saved works, which are loaded in one query if populated. */
export async function presentCoordinators(
  db: Database,
  reader: Actor | null,
  rows: readonly CoordinatorRow[],
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
    ...presentCoordinator(row, populate),
    ...(saved && { favorites: saved.get(row.userId) ?? [] }),
  }));
}

export const teacherColumns = {
  id: teachers.id,
  createdAt: teachers.createdAt,
  updatedAt: teachers.updatedAt,
  notificationDeadline: teachers.notificationDeadline,
  university: universities.name,
  area: studyAreas.name,
  ...userColumns,
};

type TeacherRow = Stamped<TeacherId> &
  WithUser & { notificationDeadline: Date | null; university: string | null; area: string | null };

/** Teachers with their saved projects, which are loaded in one query if populated. */
export async function presentTeachers(
  db: Database,
  rows: readonly TeacherRow[],
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
    ...stamped(row),
    university: row.university,
    teacher_area: row.area,
    notification_deadline: row.notificationDeadline?.toISOString() ?? null,
    ...(populate.includes('degree') && { degree: taught.get(row.id)?.[0] ?? null }),
    ...(populate.includes('degrees') && { degrees: taught.get(row.id) ?? [] }),
    ...(populate.includes('user') && { user: userOf(row) }),
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

export const projectManagerColumns = {
  id: projectManagers.id,
  createdAt: projectManagers.createdAt,
  updatedAt: projectManagers.updatedAt,
  ...userColumns,
};

export async function presentProjectManagers(
  db: Database,
  rows: readonly (Stamped<ProjectManagerId> & WithUser)[],
  populate: readonly ('organizations' | 'user')[] = [],
): Promise<ProjectManager[]> {
  const ids = rows.map(({ id }) => id);
  const managed = populate.includes('organizations') && ids.length > 0 ? await organizationsOf(db, ids) : [];
  return rows.map((row) => ({
    ...stamped(row),
    ...(populate.includes('organizations') && {
      organizations: managed.filter(({ owner }) => owner === row.id).map(({ id, name }) => ({ id, name })),
    }),
    ...(populate.includes('user') && { user: userOf(row) }),
  }));
}

const organizationsOf = (db: Database, ids: readonly ProjectManagerId[]) =>
  db
    .select({ owner: managedOrganizations.projectManagerId, id: organizations.id, name: organizations.name })
    .from(managedOrganizations)
    .innerJoin(organizations, eq(organizations.id, managedOrganizations.organizationId))
    .where(inArray(managedOrganizations.projectManagerId, [...ids]))
    .orderBy(asc(organizations.id));
