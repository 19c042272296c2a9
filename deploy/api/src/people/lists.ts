import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Person } from '@puente/contract/entities/person';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import { isGood } from '../accounts/session-life.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  coordinators,
  managedOrganizations,
  organizations,
  passkeys,
  projectManagers,
  sessions,
  totps,
  users,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { mergedAccounts } from '../merges/merged-accounts.ts';

type PersonRow = typeof users.$inferSelect;

/** Name and address as people type them in a search. The index `users_people_index` has the same expression. */
const said = sql`fold_text(${users.name} || ' ' || ${users.surname} || ' ' || ${users.email})`;

const hasEachWord = (text: string | undefined): SQL | undefined =>
  and(...(text?.split(/\s+/) ?? []).map((word) => sql`${said} like word_pattern(${word})`));

/** Organisations and the users who act for them. */
const acting = sql`(select ${coordinators.userId} as user_id, ${coordinators.organizationId} as organization_id from ${coordinators} where ${coordinators.organizationId} is not null
  union all select ${projectManagers.userId}, ${managedOrganizations.organizationId} from ${managedOrganizations}
  inner join ${projectManagers} on ${projectManagers.id} = ${managedOrganizations.projectManagerId})`;

const readPeople = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({ ...getTableColumns(users), total })
    .from(users)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

const browse = listOf<'GET /api/people'>()({
  from: sql`${users}`,
  read: readPeople,
  filters: {
    keyword: ({ $containsi }) => hasEachWord($containsi),
    id: matches(users.id),
    profileType: matches(users.profileType),
    staffRole: matches(users.staffRole),
    organization: (wanted) =>
      sql`${users.id} in (select user_id from ${acting} acting where ${matches(sql`organization_id`)(wanted) ?? sql`true`})`,
    confirmed: matches(users.emailVerified),
  },
  sorts: {
    'createdAt:desc': [desc(users.createdAt), desc(users.id)],
    'createdAt:asc': [asc(users.createdAt), asc(users.id)],
    'surname:asc': [asc(inAlphabet(users.surname)), asc(inAlphabet(users.name)), asc(users.id)],
    'surname:desc': [desc(inAlphabet(users.surname)), desc(inAlphabet(users.name)), desc(users.id)],
    'lastLogin:asc': [sql`${users.lastLogin} asc nulls first`, asc(users.id)],
    'lastLogin:desc': [sql`${users.lastLogin} desc nulls last`, desc(users.id)],
  },
  sort: 'createdAt:desc',
});

export const browsePeople = (
  db: Database,
  query: Parameters<typeof browse>[1],
  present: (rows: PersonRow[]) => Promise<Person[]>,
) => browse(db, query, sql`true`, present);

export async function readPerson(db: Database, id: UserId): Promise<Person> {
  return requireRow(await presentPeople(db, await db.select().from(users).where(eq(users.id, id))));
}

const mergedInto = (id: UserId | undefined): Pick<Person, 'mergedInto'> =>
  id === undefined ? {} : { mergedInto: id };

/** Adds what other tables have of these users, in one query each. */
export async function presentPeople(db: Database, rows: readonly PersonRow[]): Promise<Person[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [belonging, open, factors, merged] = await Promise.all([
    db
      .select({
        userId: sql<UserId>`acting.user_id`,
        id: sql<OrganizationId>`${organizations.id}`,
        name: organizations.name,
      })
      .from(organizations)
      .innerJoin(sql`${acting} acting`, sql`acting.organization_id = ${organizations.id}`)
      .where(inArray(sql`acting.user_id`, ids))
      .orderBy(asc(inAlphabet(organizations.name))),
    db
      .select({ userId: sessions.userId, count: sql<number>`count(*)::int` })
      .from(sessions)
      .where(and(inArray(sessions.userId, ids), isGood))
      .groupBy(sessions.userId),
    db
      .select({ userId: users.id })
      .from(users)
      .where(
        and(
          inArray(users.id, ids),
          sql`(exists (select 1 from ${totps} where ${totps.userId} = ${users.id} and ${totps.confirmedAt} is not null)
            or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`,
        ),
      ),
    mergedAccounts(db, ids),
  ]);
  const sessionsOf = new Map(open.map(({ userId, count }) => [userId, count]));
  const secured = new Set(factors.map(({ userId }) => userId));
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    email: row.email,
    name: row.name,
    surname: row.surname,
    profileType: row.profileType,
    staffRole: row.profileType === 'staff' ? row.staffRole : null,
    confirmed: row.emailVerified,
    lastLogin: row.lastLogin?.toISOString() ?? null,
    organizations: belonging.filter(({ userId }) => userId === row.id).map(({ id, name }) => ({ id, name })),
    hasSecondFactor: secured.has(row.id),
    sessions: sessionsOf.get(row.id) ?? 0,
    ...mergedInto(merged.get(row.id)),
  }));
}
