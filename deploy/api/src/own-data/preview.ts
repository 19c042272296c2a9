import { and, eq, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DeletionPreview } from '@puente/contract/entities/account';
import type { StudentId, UserId } from '@puente/contract/ids';
import type { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../db/connect.ts';
import {
  accounts,
  applications,
  chatMessages,
  collaborationMembers,
  contactMessages,
  conversations,
  drafts,
  favoriteProjects,
  favoriteResources,
  favorites,
  favoriteWorks,
  files,
  follows,
  interviews,
  messages,
  opportunityInterests,
  projects,
  savedSearches,
  sessions,
  students,
  talentInvitations,
  works,
} from '../db/schema.ts';
import { writtenForOthers } from './for-others.ts';
import { areOpenProjectsOf, organizationsLeftAlone, organizationsOf } from './last-person.ts';
import { isDelivered, isPersonalFileOf } from './personal-files.ts';

type Preview = DeletionPreview;

interface Counted {
  what: string;
  table: PgTable;
  where: SQL | undefined;
  /** Noun in the singular and in the plural. */
  words: readonly [string, string];
}

const phrase = (total: number, [one, many]: Counted['words']): string =>
  `${total} ${total === 1 ? one : many}`;

const savedProjects: Counted['words'] = ['proyecto guardado', 'proyectos guardados'];

/** The counted data of every account. */
const ofUser = (userId: UserId): Counted[] => [
  {
    what: 'sessions',
    table: sessions,
    where: eq(sessions.userId, userId),
    words: ['sesión abierta', 'sesiones abiertas'],
  },
  {
    what: 'logins',
    table: accounts,
    where: and(eq(accounts.userId, userId), isNull(accounts.password)),
    words: ['cuenta de Google o Microsoft vinculada', 'cuentas de Google o Microsoft vinculadas'],
  },
  {
    what: 'files',
    table: files,
    where: and(isPersonalFileOf(userId), not(isDelivered)),
    words: ['archivo tuyo', 'archivos tuyos: CV, imágenes y documentos'],
  },
  {
    what: 'conversations',
    table: conversations,
    where: eq(conversations.userId, userId),
    words: ['conversación', 'conversaciones'],
  },
  {
    what: 'contact_messages',
    table: contactMessages,
    where: eq(contactMessages.userId, userId),
    words: ['mensaje a contacto', 'mensajes a contacto'],
  },
  {
    what: 'drafts',
    table: drafts,
    where: eq(drafts.userId, userId),
    words: ['formulario a medias', 'formularios a medias'],
  },
  {
    what: 'favorites',
    table: favoriteProjects,
    where: eq(favoriteProjects.userId, userId),
    words: savedProjects,
  },
  {
    what: 'favorite_works',
    table: favoriteWorks,
    where: eq(favoriteWorks.userId, userId),
    words: ['trabajo guardado', 'trabajos guardados'],
  },
];

/** The counted data of a student's profile. */
const ofStudent = (db: Database, id: StudentId): Counted[] => [
  {
    what: 'applications',
    table: applications,
    where: eq(applications.studentId, id),
    words: ['solicitud a un proyecto', 'solicitudes a proyectos'],
  },
  {
    what: 'collaborations',
    table: collaborationMembers,
    where: eq(collaborationMembers.studentId, id),
    words: ['colaboración, que sigue sin tu nombre', 'colaboraciones, que siguen sin tu nombre'],
  },
  {
    what: 'interviews',
    table: interviews,
    where: inArray(
      interviews.applicationId,
      db.select({ id: applications.id }).from(applications).where(eq(applications.studentId, id)),
    ),
    words: ['entrevista', 'entrevistas: las que vienen se cancelan'],
  },
  {
    what: 'talent_invitations',
    table: talentInvitations,
    where: eq(talentInvitations.studentId, id),
    words: ['invitación a un proyecto', 'invitaciones a proyectos'],
  },
  {
    what: 'favorites',
    table: favorites,
    where: eq(favorites.studentId, id),
    words: savedProjects,
  },
  {
    what: 'favourites_resources',
    table: favoriteResources,
    where: eq(favoriteResources.studentId, id),
    words: ['recurso guardado', 'recursos guardados'],
  },
  {
    what: 'saved_searches',
    table: savedSearches,
    where: eq(savedSearches.studentId, id),
    words: ['búsqueda guardada', 'búsquedas guardadas'],
  },
  {
    what: 'follows',
    table: follows,
    where: eq(follows.studentId, id),
    words: ['organización que sigues', 'organizaciones que sigues'],
  },
  {
    what: 'opportunities',
    table: opportunityInterests,
    where: eq(opportunityInterests.studentId, id),
    words: ['oportunidad que te interesa', 'oportunidades que te interesan'],
  },
  {
    what: 'messages',
    table: messages,
    where: eq(messages.studentId, id),
    words: ['comunicación', 'comunicaciones'],
  },
  {
    what: 'work_drafts',
    table: works,
    where: and(eq(works.studentId, id), isNull(works.publishedAt)),
    words: ['trabajo sin publicar', 'trabajos sin publicar'],
  },
];

/** Lists what the deletion of an account removes and keeps, for the user to read before confirming. */
export async function previewDeletion(
  { db, accounts: logins }: { db: Database; accounts: Pick<Accounts, 'isRecent'> },
  userId: UserId,
  token: string | undefined,
): Promise<Preview> {
  const total = (table: PgTable, where: SQL | undefined): Promise<number> => db.$count(table, where);
  const [student] = await db.select({ id: students.id }).from(students).where(eq(students.userId, userId));
  const goes: Preview['goes'] = [
    { what: 'account', count: 1, text: 'Tu cuenta: nombre, email, teléfono, contraseña y perfil' },
  ];
  for (const { what, table, where, words } of [
    ...ofUser(userId),
    ...(student ? ofStudent(db, student.id) : []),
  ]) {
    const found = await total(table, where);
    if (found > 0) goes.push({ what, count: found, text: phrase(found, words) });
  }
  const publishedWorks = student
    ? await total(works, and(eq(works.studentId, student.id), isNotNull(works.publishedAt)))
    : 0;
  const deliveredFiles = await total(files, and(isPersonalFileOf(userId), isDelivered));
  const answers = await total(chatMessages, writtenForOthers(userId));
  return {
    goes,
    stays: [
      ...staying(
        'works',
        publishedWorks,
        ['trabajo publicado', 'trabajos publicados'],
        'Tú eliges: se quedan en el repositorio sin tu nombre, o se eliminan con su archivo.',
      ),
      ...staying(
        'deliveries',
        deliveredFiles,
        ['archivo que entregaste', 'archivos que entregaste'],
        'Forman parte de tus colaboraciones, que leen también otras personas; quedan sin tu nombre.',
      ),
      ...(await stayingOrganizations(db, userId)),
      ...staying(
        'answers',
        answers,
        [
          'mensaje en nombre del equipo, de tu organización o como autoría o dirección de un trabajo',
          'mensajes en nombre del equipo, de tu organización o como autoría o dirección de un trabajo',
        ],
        'Forman parte de las conversaciones de otras personas; quedan sin tu nombre.',
      ),
      {
        what: 'counters',
        count: 0,
        text: 'Las cifras de la plataforma',
        why: 'No dicen de quién es cada dato.',
      },
    ],
    publishedWorks,
    hasPassword: (await total(accounts, and(eq(accounts.userId, userId), isNotNull(accounts.password)))) > 0,
    loginIsRecent: await logins.isRecent(token),
  };
}

const staying = (what: string, found: number, words: Counted['words'], why: string): Preview['stays'] =>
  found === 0 ? [] : [{ what, count: found, text: phrase(found, words), why }];

async function stayingOrganizations(db: Database, userId: UserId): Promise<Preview['stays']> {
  const theirs = await organizationsOf(db, userId);
  if (theirs.length === 0) return [];
  const alone = await organizationsLeftAlone(db, userId);
  const open =
    alone.length === 0 ? 0 : await db.$count(projects, areOpenProjectsOf(alone.map(({ id }) => id)));
  const names = theirs.map(({ name }) => name).join(', ');
  return [
    {
      what: 'organizations',
      count: theirs.length,
      text: `La ficha de ${names}, con sus proyectos y oportunidades`,
      why: 'Son de la organización: otras personas los usan o han solicitado plaza en ellos.',
    },
    ...staying(
      'open_projects',
      open,
      ['proyecto abierto, que se cerrará', 'proyectos abiertos, que se cerrarán'],
      'Nadie más gestiona esa organización: no quedaría quien contestase a las solicitudes.',
    ),
  ];
}
