import { asc, desc, eq, sql } from 'drizzle-orm';
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
import { coordinatorColumns, projectManagerColumns, teacherColumns } from './presenter.ts';

const ofUser = { inside: { id: matches(users.id) } };

/** The sorts of a list of profiles, by the columns of their table. */
const sortsOf = ({ createdAt, id }: typeof coordinators | typeof teachers | typeof projectManagers) => ({
  'createdAt:desc': [desc(createdAt), desc(id)],
  'createdAt:asc': [asc(createdAt), asc(id)],
});

export const browseCoordinators = listOf<'GET /api/coordinators'>()({
  from: sql`${coordinators} inner join ${users} on ${users.id} = ${coordinators.userId}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...coordinatorColumns, total })
      .from(coordinators)
      .innerJoin(users, eq(users.id, coordinators.userId))
      .leftJoin(organizations, eq(organizations.id, coordinators.organizationId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { id: matches(coordinators.id), user: ofUser },
  sorts: sortsOf(coordinators),
  sort: 'createdAt:desc',
});

export const browseTeachers = listOf<'GET /api/teachers'>()({
  from: sql`${teachers} inner join ${users} on ${users.id} = ${teachers.userId}`,
  read: (db, slice) =>
    db
      .select({ ...teacherColumns, total: slice.total })
      .from(teachers)
      .innerJoin(users, eq(users.id, teachers.userId))
      .leftJoin(universities, eq(universities.id, teachers.universityId))
      .leftJoin(studyAreas, eq(studyAreas.id, teachers.studyAreaId))
      .where(slice.where)
      .orderBy(...slice.orderBy)
      .limit(slice.limit)
      .offset(slice.offset),
  filters: { id: matches(teachers.id), user: ofUser },
  sorts: sortsOf(teachers),
  sort: 'createdAt:desc',
});

export const browseProjectManagers = listOf<'GET /api/project-managers'>()({
  from: sql`${projectManagers} inner join ${users} on ${users.id} = ${projectManagers.userId}`,
  read: (db, { total, ...slice }) =>
    db
      .select({ ...projectManagerColumns, total })
      .from(projectManagers)
      .innerJoin(users, eq(users.id, projectManagers.userId))
      .where(slice.where)
      .orderBy(...slice.orderBy)
      .limit(slice.limit)
      .offset(slice.offset),
  filters: { id: matches(projectManagers.id), user: ofUser },
  sorts: sortsOf(projectManagers),
  sort: 'createdAt:desc',
});
