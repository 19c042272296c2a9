import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  coordinators,
  organizations,
  projectManagers,
  studyAreas,
  teachers,
  universities,
  users,
} from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';

/** The user behind a profile. */
const user = {
  id: users.id,
  email: users.email,
  name: users.name,
  surname: users.surname,
  phone: users.phone,
};

const ofUser = { inside: { id: matches(users.id) } };

/** The sorts of a list of profiles, by the columns of their table. */
const sortsOf = ({ createdAt, id }: typeof coordinators | typeof teachers | typeof projectManagers) => ({
  'createdAt:desc': [desc(createdAt), desc(id)],
  'createdAt:asc': [asc(createdAt), asc(id)],
});

const readCoordinators = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({
      ...getTableColumns(coordinators),
      user,
      organization: { id: organizations.id, name: organizations.name },
      total,
    })
    .from(coordinators)
    .innerJoin(users, eq(users.id, coordinators.userId))
    .leftJoin(organizations, eq(organizations.id, coordinators.organizationId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

export type CoordinatorWithUser = Awaited<ReturnType<typeof readCoordinators>>[number];

export const browseCoordinators = listOf<'GET /api/coordinators'>()({
  from: sql`${coordinators} inner join ${users} on ${users.id} = ${coordinators.userId}`,
  read: readCoordinators,
  filters: { id: matches(coordinators.id), user: ofUser },
  sorts: sortsOf(coordinators),
  sort: 'createdAt:desc',
});

const readTeachers = (db: Database, slice: Slice) =>
  db
    .select({
      ...getTableColumns(teachers),
      user,
      university: universities.name,
      area: studyAreas.name,
      total: slice.total,
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, teachers.studyAreaId))
    .where(slice.where)
    .orderBy(...slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset);

export type TeacherWithUser = Awaited<ReturnType<typeof readTeachers>>[number];

export const browseTeachers = listOf<'GET /api/teachers'>()({
  from: sql`${teachers} inner join ${users} on ${users.id} = ${teachers.userId}`,
  read: readTeachers,
  filters: { id: matches(teachers.id), user: ofUser },
  sorts: sortsOf(teachers),
  sort: 'createdAt:desc',
});

const readProjectManagers = (db: Database, { total, ...slice }: Slice) =>
  db
    .select({ ...getTableColumns(projectManagers), user, total })
    .from(projectManagers)
    .innerJoin(users, eq(users.id, projectManagers.userId))
    .where(slice.where)
    .orderBy(...slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset);

export type ProjectManagerWithUser = Awaited<ReturnType<typeof readProjectManagers>>[number];

export const browseProjectManagers = listOf<'GET /api/project-managers'>()({
  from: sql`${projectManagers} inner join ${users} on ${users.id} = ${projectManagers.userId}`,
  read: readProjectManagers,
  filters: { id: matches(projectManagers.id), user: ofUser },
  sorts: sortsOf(projectManagers),
  sort: 'createdAt:desc',
});
