import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ProjectManagerId, UserId } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';
import type { Actor } from '../../src/access/actor.ts';
import type { Database } from '../../src/db/connect.ts';
import {
  applications,
  coordinators,
  interviews,
  managedOrganizations,
  opportunities,
  passkeys,
  projectManagers,
  projects,
  teachers,
  universities,
  users,
} from '../../src/db/schema.ts';
import type { Services } from '../../src/server/services.ts';
import type { Who } from './matrix/cells.ts';

/** One demo account of each role, and the additional ones. */
const accounts = {
  student: 'estudiante',
  coordinator: 'coordinacion',
  teacher: 'docente',
  projectManager: 'gestion',
  staff: 'staff',
  nueva: 'nueva',
  'sin-organizacion': 'sin-organizacion',
  redaccion: 'redaccion',
  soporte: 'soporte',
} as const satisfies Record<Exclude<Who, 'anonymous'>, string>;

export interface Person {
  who: Who;
  token: string | undefined;
  actor: Actor | null;
}

/** Logs in every person of the matrix, each with their own session. */
export async function signEverybodyIn({ accounts: library, findActor }: Services): Promise<Person[]> {
  const people: Person[] = [{ who: 'anonymous', token: undefined, actor: null }];
  for (const [who, account] of Object.entries(accounts) as [Exclude<Who, 'anonymous'>, string][]) {
    const { token } = await library.logIn({
      email: `${account}@puente.test`,
      password: 'Puente-2026',
      rememberMe: true,
      userAgent: null,
    });
    people.push({ who, token, actor: await findActor(token) });
  }
  return people;
}

/** Returns the token of an expired session. */
export async function expiredSession({ accounts: library, db, findActor }: Services): Promise<string> {
  const { token } = await library.logIn({
    email: 'estudiante@puente.test',
    password: 'Puente-2026',
    rememberMe: true,
    userAgent: null,
  });
  if (!(await findActor(token))) throw new Error('The session should have been good at first.');
  await db.execute(sql`update sessions set expires_at = now() - interval '1 second' where token = ${token}`);
  return token;
}

/** Organisations for which users act, and their role. */
const acting = sql`select organization_id as id, 'coordinator' as role from coordinators where organization_id is not null
  union select organization_id, 'projectManager' from managed_organizations`;

/**
 * Adds peers. The demo seed has one person of most roles, but the matrix also tests rows of another user of the same
 * role. A second coordinator and a second project manager get an organisation with projects each. Nobody else acts for
 * it or asks to, since a person who asks is not a peer.
 */
export async function addPeers(db: Database): Promise<void> {
  const [first, second] = await db
    .select({ id: projects.organizationId })
    .from(projects)
    .leftJoin(applications, eq(applications.projectId, projects.id))
    .where(
      sql`${projects.organizationId} not in (select id from (${acting}) acting union select organization_id from joinings)`,
    )
    .groupBy(projects.organizationId)
    .having(sql`count(*) filter (where ${projects.status} = 'draft') > 0`)
    .orderBy(desc(count(applications.id)), projects.organizationId)
    .limit(2);
  if (!first || !second)
    throw new Error('The demo seed has no two organisations with drafts that nobody acts for.');
  const add = async (profileType: Role): Promise<UserId> => {
    const [user] = await db
      .insert(users)
      .values({
        name: 'Otra',
        surname: 'Persona',
        email: `otra-${profileType.toLowerCase()}@puente.test`,
        profileType,
        emailVerified: true,
      })
      .returning({ id: users.id });
    return (user as { id: UserId }).id;
  };
  await db.insert(coordinators).values({ userId: await add('coordinator'), organizationId: first.id });
  const [manager] = await db
    .insert(projectManagers)
    .values({ userId: await add('projectManager') })
    .returning();
  await db
    .insert(managedOrganizations)
    .values({ projectManagerId: (manager as { id: ProjectManagerId }).id, organizationId: second.id });
  await db.insert(opportunities).values(
    [first, second].flatMap(({ id: organizationId }) =>
      [new Date(), null].map((publishedAt) => ({
        organizationId,
        title: 'Jornada de puertas abiertas',
        type: 'offer' as const,
        publishedAt,
      })),
    ),
  );
  const heard = await db
    .selectDistinctOn([projects.organizationId], { id: applications.id })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(inArray(projects.organizationId, [first.id, second.id]), ne(applications.status, 'draft')))
    .orderBy(projects.organizationId, applications.id);
  await db.insert(interviews).values(
    heard.map(({ id }) => ({
      applicationId: id,
      times: [],
      minutes: 30,
      placeKind: 'phone' as const,
      place: 'Te llamamos',
    })),
  );
  const holders = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, ['estudiante@puente.test', 'nueva@puente.test', 'docente@puente.test']));
  await db.insert(passkeys).values(
    holders.map(({ id }) => ({
      userId: id,
      name: 'Mi móvil',
      credentialId: `credential-${id}`,
      publicKey: 'AA',
      counter: 0,
    })),
  );
  await db.insert(teachers).values({ userId: await add('teacher') });
  await add('staff');
  // A university that a user typed at registration, and that staff have not looked at yet.
  await db.insert(universities).values({ name: 'Universidad por validar', validated: false });
}

/** Roles of users, and the roles of those who act for an organisation. */
export interface Belonging {
  roleOf: ReadonlyMap<number, Role>;
  rolesIn: ReadonlyMap<number, ReadonlySet<Role>>;
}

export async function readBelonging(db: Database): Promise<Belonging> {
  const people = await db.select({ id: users.id, role: users.profileType }).from(users);
  const rolesIn = new Map<number, Set<Role>>();
  for (const { id, role } of await db
    .select({ id: sql<number>`id`, role: sql<Role>`role` })
    .from(sql`(${acting}) acting`))
    rolesIn.set(id, (rolesIn.get(id) ?? new Set()).add(role));
  return {
    roleOf: new Map(people.flatMap(({ id, role }) => (role === null ? [] : [[id, role] as const]))),
    rolesIn,
  };
}
