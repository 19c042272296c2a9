import { organizationSizes, type sectors } from '@puente/contract/constants/organizations';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import type { OrganizationId, ProjectManagerId, StudentId, UserId } from '@puente/contract/ids';
import type { Role, StaffRole } from '@puente/contract/roles';
import { fold } from '@puente/contract/text';
import type { PasswordHashes } from '../accounts/password-hashes.ts';
import type { Database } from '../db/connect.ts';
import {
  accounts,
  coordinators,
  managedOrganizations,
  organizations,
  projectManagers,
  students,
  teachers,
  users,
} from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { profilesOf } from './data/opportunities.ts';
import { descriptions, organizations as organizationData } from './data/organizations.ts';
import { firstNames, surnames } from './data/people.ts';
import { makeRandom, type Random } from './random.ts';
import type { Reference } from './reference.ts';

const demoPassword = 'Puente-2026';

/** Organisations that demo accounts act for. */
export const demoOrganizations = {
  coordinacion: 'Código Abierto Local',
  gestion: ['Fundación Puerta Azul', 'Pedal y Carga'],
} as const;

export interface SeededOrganization {
  id: OrganizationId;
  name: string;
  sector: string;
  province: string;
}

export interface SeededStudent {
  id: StudentId;
  userId: UserId;
  name: string;
  email: string;
  university: string;
}

export async function seedOrganizations(db: Database, random: Random): Promise<SeededOrganization[]> {
  const ids = await insertAll(
    db,
    organizations,
    organizationData.map(([name, type, sector, province], index) => ({
      name,
      type,
      sector,
      size: random.pick(organizationSizes),
      location: province,
      description: descriptions[sector].replaceAll('{name}', name).replaceAll('{province}', province),
      // An organisation with talent access was verified before. Drawn first, so that later numbers stay the
      // same.
      verified:
        name === demoOrganizations.coordinacion ||
        random.chance(0.8) ||
        name === demoOrganizations.gestion[0],
      seeksInclusion: name === demoOrganizations.coordinacion,
      talentAccess: name === demoOrganizations.coordinacion || name === demoOrganizations.gestion[0],
      ...organizationDetails(name, sector, index),
    })),
  );
  return organizationData.map(([name, , sector, province], index) => ({
    id: ids[index] as OrganizationId,
    name,
    sector,
    province,
  }));
}

interface Person {
  email: string;
  name: string;
  surname: string;
  profileType: Role;
  staffRole?: StaffRole;
  phone?: string;
}

const demoAccounts = {
  estudiante: { name: 'Iria', surname: 'Castro Souto', profileType: 'student', phone: '+34 600 000 001' },
  nueva: { name: 'Noa', surname: 'Lago Prieto', profileType: 'student' },
  coordinacion: {
    name: 'Marta',
    surname: 'Otero Vidal',
    profileType: 'coordinator',
    phone: '+34 600 000 002',
  },
  'sin-organizacion': {
    name: 'Raúl',
    surname: 'Benítez Cano',
    profileType: 'coordinator',
    phone: '+34 600 000 003',
  },
  gestion: {
    name: 'Leire',
    surname: 'Etxeberria Gil',
    profileType: 'projectManager',
    phone: '+34 600 000 004',
  },
  docente: { name: 'Andrés', surname: 'Molina Ferrer', profileType: 'teacher' },
  staff: { name: 'Julia', surname: 'Serrano Pastor', profileType: 'staff', staffRole: 'administrator' },
} as const satisfies Record<string, Omit<Person, 'email'>>;

/** Further members of staff. They come after the students, so that the ids of those stay. */
const otherStaff = [
  { email: 'redaccion@puente.test', name: 'Elena', surname: 'Prado Rivas', staffRole: 'editor' },
  { email: 'soporte@puente.test', name: 'Tomás', surname: 'Vega Marín', staffRole: 'support' },
] as const;

type DemoAccount = keyof typeof demoAccounts;

interface PeopleOptions {
  /** Ids of organisations by name. */
  organizationIds: ReadonlyMap<string, OrganizationId>;
  hashes: PasswordHashes;
  /** Number of students in addition to the demo accounts. */
  count: number;
}

/** Seeds the demo accounts, which can log in, and `count` students, who cannot. The demo student is the first. */
export async function seedPeople(
  db: Database,
  random: Random,
  reference: Reference,
  { organizationIds, hashes, count }: PeopleOptions,
): Promise<SeededStudent[]> {
  const demoNames = Object.keys(demoAccounts) as DemoAccount[];
  const demoIds = await insertUsers(
    db,
    demoNames.map((name) => ({ email: `${name}@puente.test`, ...demoAccounts[name] })),
  );
  const idOf = new Map(demoNames.map((name, index) => [name, demoIds[index] as UserId]));
  const demoId = (name: DemoAccount): UserId => idOf.get(name) as UserId;

  // The same hash for all: the password is the same, and hashing is slow on purpose.
  const password = await hashes.hash(demoPassword);
  const letIn = (userIds: readonly UserId[]) =>
    insertAll(
      db,
      accounts,
      userIds.map((userId) => ({ userId, accountId: String(userId), providerId: 'credential', password })),
    );
  await letIn(demoIds);

  const organizationId = (name: string): OrganizationId => organizationIds.get(name) as OrganizationId;
  await insertAll(db, coordinators, [
    {
      userId: demoId('coordinacion'),
      organizationId: organizationId(demoOrganizations.coordinacion),
      jobPosition: 'Coordinación',
    },
    { userId: demoId('sin-organizacion') },
  ]);
  const [projectManagerId] = await insertAll(db, projectManagers, [{ userId: demoId('gestion') }]);
  await db.insert(managedOrganizations).values(
    demoOrganizations.gestion.map((name) => ({
      projectManagerId: projectManagerId as ProjectManagerId,
      organizationId: organizationId(name),
    })),
  );
  const udc = reference.universities.find(
    ({ name }) => name === 'Universidad de A Coruña',
  ) as Reference['universities'][number];
  await insertAll(db, teachers, [{ userId: demoId('docente'), universityId: udc.id }]);

  const [demoStudentId] = await insertAll(db, students, [
    {
      userId: demoId('estudiante'),
      universityId: udc.id,
      province: udc.province,
      situation: 'choosing',
      qualification: 'work',
    },
    { userId: demoId('nueva') },
  ]);
  const { name, surname } = demoAccounts.estudiante;
  const seeded = await seedStudents(db, random, reference, count);
  await letIn(
    await insertUsers(
      db,
      otherStaff.map((person) => ({ ...person, profileType: 'staff' })),
    ),
  );
  return [
    {
      id: demoStudentId as StudentId,
      userId: demoId('estudiante'),
      name: `${name} ${surname}`,
      email: 'estudiante@puente.test',
      university: udc.name,
    },
    ...seeded,
  ];
}

async function seedStudents(
  db: Database,
  random: Random,
  reference: Reference,
  count: number,
): Promise<SeededStudent[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const name = random.pick(firstNames);
    const surname = `${random.pick(surnames)} ${random.pick(surnames)}`;
    const address = fold(`${name}.${surname.split(' ')[0]}`);
    return {
      person: {
        email: `${address}.${index + 1}@estudiantes.puente.test`,
        name,
        surname,
        profileType: 'student' as const,
        ...(random.chance(0.7) && { phone: `+34 6${String(10_000_000 + random.below(90_000_000))}` }),
      },
      university: random.pick(reference.universities),
      situation: random.pick(['unknown', 'choosing', 'choosing', 'doing', 'finished'] as const),
    };
  });
  const userIds = await insertUsers(
    db,
    people.map(({ person }) => person),
  );
  const ids = await insertAll(
    db,
    students,
    people.map(({ university, situation }, index) => ({
      userId: userIds[index] as UserId,
      universityId: university.id,
      province: university.province,
      situation,
    })),
  );
  return people.map(({ person, university }, index) => ({
    id: ids[index] as StudentId,
    userId: userIds[index] as UserId,
    name: `${person.name} ${person.surname}`,
    email: person.email,
    university: university.name,
  }));
}

const insertUsers = (db: Database, people: readonly Person[]): Promise<UserId[]> =>
  insertAll(
    db,
    users,
    people.map((person) => ({ ...person, emailVerified: true })),
  );

type Details = Pick<
  typeof organizations.$inferInsert,
  'web' | 'reachedUsHow' | 'contactName' | 'contactMail' | 'contactPhone' | 'academicProfiles'
>;

/**
 * Private data and interests of an organisation. Uses its own random generator, so that the rest of the seed does not
 * change.
 */
function organizationDetails(name: string, sector: (typeof sectors)[number], index: number): Details {
  const random = makeRandom(7_000 + index);
  const address = fold(name).replace(/[^a-z0-9]+/g, '-');
  return {
    // Small ones have none.
    web: index % 7 === 6 ? null : `https://${address}.puente.test`,
    reachedUsHow: random.pick(waysOfReaching),
    contactName: `${random.pick(firstNames)} ${random.pick(surnames)}`,
    contactMail: `contacto.${address}@puente.test`,
    contactPhone: `+34 600 1${String(index).padStart(2, '0')} 000`,
    academicProfiles: [...profilesOf[sector]],
  };
}
