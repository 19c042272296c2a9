import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { organizationInsiderCalls } from '@puente/contract/calls/organization-insiders';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  coordinators,
  follows,
  managedOrganizations,
  projectManagers,
  students,
  studyAreas,
  universities,
  users,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import { ofKind, ownOpportunities } from '../opportunities/lists.ts';
import { presentOpportunities } from '../opportunities/presenter.ts';
import { historyOf } from '../organizations/history.ts';
import { isInsider } from '../organizations/policy.ts';
import { organizationStatsOf, publicStatsOf } from '../organizations/stats.ts';
import type { Routes } from '../server/serve.ts';
import { isListed, readStudentsOf } from '../students/readers.ts';
import { impactReportOf } from './impact.ts';
import { waitingWorkOf } from './waiting.ts';

const followersOf = listOf<'GET /api/organizations/:id/followers'>()({
  from: sql`${follows}
    inner join ${students} on ${students.id} = ${follows.studentId}
    left join ${universities} on ${universities.id} = ${students.universityId}
    left join ${studyAreas} on ${studyAreas.id} = ${students.studyAreaId}`,
  read: readStudentsOf(follows, {}),
  filters: {
    student_area: { inside: { name: matches(studyAreas.name) } },
    university: { inside: { name: matches(universities.name) } },
    province: matches(students.province),
  },
  sorts: {
    'createdAt:desc': [desc(follows.createdAt), desc(follows.studentId)],
    'createdAt:asc': [asc(follows.createdAt), asc(follows.studentId)],
  },
  sort: 'createdAt:desc',
});

/** Coordinators first, then project managers, each by name. */
export async function peopleOf(db: Database, organizationId: OrganizationId) {
  const person = { id: users.id, name: users.name, surname: users.surname, email: users.email };
  const byName = [asc(inAlphabet(users.name)), asc(users.id)];
  const [ownCoordinators, managers] = await Promise.all([
    db
      .select({ ...person, coordinator: coordinators.id, job_position: coordinators.jobPosition })
      .from(coordinators)
      .innerJoin(users, eq(users.id, coordinators.userId))
      .where(eq(coordinators.organizationId, organizationId))
      .orderBy(...byName),
    db
      .select(person)
      .from(managedOrganizations)
      .innerJoin(projectManagers, eq(projectManagers.id, managedOrganizations.projectManagerId))
      .innerJoin(users, eq(users.id, projectManagers.userId))
      .where(eq(managedOrganizations.organizationId, organizationId))
      .orderBy(...byName),
  ]);
  return [
    ...ownCoordinators.map((found) => ({ ...found, profileType: 'coordinator' as const })),
    ...managers.map((found) => ({
      ...found,
      profileType: 'projectManager' as const,
      coordinator: null,
      job_position: null,
    })),
  ];
}

/** Adds the time of the last login, which only staff see. */
async function withLastLogin(db: Database, people: Awaited<ReturnType<typeof peopleOf>>) {
  const ids = people.map(({ id }) => id);
  const found = await db
    .select({ id: users.id, lastLogin: users.lastLogin })
    .from(users)
    .where(inArray(users.id, ids));
  const logins = new Map(found.map(({ id, lastLogin }) => [id, lastLogin?.toISOString() ?? null]));
  return people.map((person) => ({ ...person, lastLogin: logins.get(person.id) ?? null }));
}

/** Calls about an organisation's own data, which other users cannot read in full. */
export const organizationInsiderRoutes = {
  'GET /api/organizations/:id/waiting': async ({ db, row }) => ({ data: await waitingWorkOf(db, row.id) }),

  'GET /api/organizations/:id/impact': async ({ db, query, row }) => ({
    data: await impactReportOf(db, row.id, query.year),
  }),

  'GET /api/organizations/:id/followers': ({ db, query, row }) =>
    followersOf(db, query, and(eq(follows.organizationId, row.id), isListed) as SQL, (rows) =>
      Promise.resolve(
        rows.map(({ isNamed, id, name, surname, university, province, student_area, date }) => ({
          ...(isNamed ? { id, name, surname } : { id: null, name: null, surname: null }),
          university,
          province,
          student_area,
          date: date.toISOString(),
        })),
      ),
    ),

  'GET /api/organizations/:id/stats': async ({ db, actor, row }) => {
    const stats = await organizationStatsOf(db, row.id);
    return { data: isInsider(actor, row) ? stats : publicStatsOf(stats) };
  },

  'GET /api/organizations/:id/people': async ({ db, actor, row }) => {
    const people = await peopleOf(db, row.id);
    return { data: actor.role === 'staff' ? await withLastLogin(db, people) : people };
  },

  'GET /api/organizations/:id/history': async ({ db, row }) => ({ data: await historyOf(db, row.id) }),

  'GET /api/organizations/:id/talent/access': ({ row }) => Promise.resolve({ data: row.talentAccess }),

  'GET /api/organizations/:id/talent/opportunities': ({ db, actor, query, row }) =>
    ownOpportunities(db, query, ofKind(row.id, query.details), (rows) =>
      presentOpportunities(db, actor, rows),
    ),
} satisfies Routes<typeof organizationInsiderCalls>;
