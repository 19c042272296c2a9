import type { StudentId, UserId } from '@puente/contract/ids';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  accounts,
  alertChoices,
  alerts,
  applications,
  chatMessages,
  contactMessages,
  conversations,
  contactDisclosures,
  coordinators,
  degrees,
  drafts,
  favorites,
  favoriteResources,
  favoriteWorks,
  follows,
  joinings,
  messages,
  notificationPreferences,
  opportunities,
  opportunityInterests,
  organizationHistory,
  organizations,
  passkeys,
  profileViews,
  projectManagers,
  projects,
  savedSearches,
  recoveryCodes,
  resources,
  securityEvents,
  sessions,
  studentDegrees,
  students,
  studyAreas,
  talentInvitations,
  talentLists,
  talentListStudents,
  teachers,
  totps,
  workDrafts,
  works,
  universities,
  users,
} from '../db/schema.ts';
import { exported } from './exported.ts';
import { writtenForOthers } from './for-others.ts';
import { organizationsOf } from './last-person.ts';

type Part = Record<string, unknown>;

/** Everything that the platform knows of a person, under names that they can read (decisions.ts). Never a password, never a token. */
export async function everythingAbout(db: Database, userId: UserId): Promise<Part> {
  const [user] = await db.select(exported('users')).from(users).where(eq(users.id, userId));
  const [student] = await db.select({ id: students.id }).from(students).where(eq(students.userId, userId));
  return {
    exportado: new Date(),
    cuenta: user,
    formas_de_entrar: await db.select(exported('accounts')).from(accounts).where(eq(accounts.userId, userId)),
    sesiones: await db.select(exported('sessions')).from(sessions).where(eq(sessions.userId, userId)),
    aplicaciones_de_codigos: await db.select(exported('totps')).from(totps).where(eq(totps.userId, userId)),
    llaves_de_acceso: await db.select(exported('passkeys')).from(passkeys).where(eq(passkeys.userId, userId)),
    codigos_de_recuperacion: await db
      .select(exported('recoveryCodes'))
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    sucesos_de_seguridad: await db
      .select(exported('securityEvents'))
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId)),
    ...(student ? await aboutStudent(db, student.id) : await aboutOthers(db, userId)),
    trabajos_guardados: await db
      .select({ titulo: works.title, ...exported('favoriteWorks') })
      .from(favoriteWorks)
      .innerJoin(works, eq(works.id, favoriteWorks.workId))
      .where(eq(favoriteWorks.userId, userId)),
    conversaciones: await conversationsOf(db, userId),
    mensajes_en_nombre_de_otros: await db
      .select(exported('chatMessages'))
      .from(chatMessages)
      .where(writtenForOthers(userId))
      .orderBy(asc(chatMessages.id)),
    mensajes_a_contacto: await db
      .select(exported('contactMessages'))
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId))
      .orderBy(asc(contactMessages.id)),
    formularios_a_medias: await db.select(exported('drafts')).from(drafts).where(eq(drafts.userId, userId)),
  };
}

async function aboutStudent(db: Database, id: StudentId): Promise<Part> {
  const [profile] = await db
    .select({ universidad: universities.name, area_de_estudio: studyAreas.name, ...exported('students') })
    .from(students)
    .leftJoin(universities, eq(universities.id, students.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
    .where(eq(students.id, id));
  const [preferences] = await db
    .select(exported('notificationPreferences'))
    .from(notificationPreferences)
    .where(eq(notificationPreferences.studentId, id));
  return {
    perfil: profile,
    titulaciones: await db
      .select({ titulacion: degrees.name, ...exported('studentDegrees') })
      .from(studentDegrees)
      .leftJoin(degrees, eq(degrees.id, studentDegrees.degreeId))
      .where(eq(studentDegrees.studentId, id)),
    preferencias_de_avisos: preferences ?? null,
    solicitudes: await applicationsOf(db, id),
    trabajos: await worksOf(db, id),
    trabajos_sin_guardar: await db
      .select({ titulo: works.title, ...exported('workDrafts') })
      .from(workDrafts)
      .innerJoin(works, eq(works.id, workDrafts.workId))
      .where(eq(workDrafts.studentId, id)),
    ...(await interestsOf(db, id)),
    busquedas_guardadas: await db
      .select(exported('savedSearches'))
      .from(savedSearches)
      .where(eq(savedSearches.studentId, id))
      .orderBy(asc(savedSearches.id)),
    comunicaciones: await db
      .select(exported('messages'))
      .from(messages)
      .where(eq(messages.studentId, id))
      .orderBy(asc(messages.createdAt)),
  };
}

const applicationsOf = (db: Database, studentId: StudentId) =>
  db
    .select({ proyecto: projects.title, ...exported('applications') })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.studentId, studentId))
    .orderBy(asc(applications.id));

const worksOf = (db: Database, studentId: StudentId) =>
  db.select(exported('works')).from(works).where(eq(works.studentId, studentId)).orderBy(asc(works.id));

async function interestsOf(db: Database, studentId: StudentId): Promise<Part> {
  return {
    proyectos_guardados: await db
      .select({ titulo: projects.title, ...exported('favorites') })
      .from(favorites)
      .innerJoin(projects, eq(projects.id, favorites.projectId))
      .where(eq(favorites.studentId, studentId)),
    recursos_guardados: await db
      .select({ titulo: resources.title, ...exported('favoriteResources') })
      .from(favoriteResources)
      .innerJoin(resources, eq(resources.id, favoriteResources.resourceId))
      .where(eq(favoriteResources.studentId, studentId)),
    organizaciones_que_miraron_tu_perfil: await db
      .select({ nombre: organizations.name, ...exported('profileViews') })
      .from(profileViews)
      .innerJoin(organizations, eq(organizations.id, profileViews.organizationId))
      .where(eq(profileViews.studentId, studentId)),
    organizaciones_con_tu_contacto: await db
      .select({ nombre: organizations.name, ...exported('contactDisclosures') })
      .from(contactDisclosures)
      .innerJoin(organizations, eq(organizations.id, contactDisclosures.organizationId))
      .where(eq(contactDisclosures.studentId, studentId)),
    invitaciones_a_proyectos: await db
      .select({
        proyecto: projects.title,
        organizacion: projects.organizationName,
        ...exported('talentInvitations'),
      })
      .from(talentInvitations)
      .innerJoin(projects, eq(projects.id, talentInvitations.projectId))
      .where(eq(talentInvitations.studentId, studentId)),
    organizaciones_que_te_guardaron_en_una_lista: await db
      .select({ nombre: organizations.name, ...exported('talentListStudents') })
      .from(talentListStudents)
      .innerJoin(talentLists, eq(talentLists.id, talentListStudents.listId))
      .innerJoin(organizations, eq(organizations.id, talentLists.organizationId))
      .where(eq(talentListStudents.studentId, studentId)),
    organizaciones_que_sigues: await db
      .select({ nombre: organizations.name, ...exported('follows') })
      .from(follows)
      .innerJoin(organizations, eq(organizations.id, follows.organizationId))
      .where(eq(follows.studentId, studentId)),
    oportunidades_que_te_interesan: await db
      .select({ titulo: opportunities.title, ...exported('opportunityInterests') })
      .from(opportunityInterests)
      .innerJoin(opportunities, eq(opportunities.id, opportunityInterests.opportunityId))
      .where(eq(opportunityInterests.studentId, studentId)),
  };
}

/** Of a coordinator, a project manager or a teacher: what is their own, not their organisation's. */
async function aboutOthers(db: Database, userId: UserId): Promise<Part> {
  const [coordinator] = await db
    .select(exported('coordinators'))
    .from(coordinators)
    .where(eq(coordinators.userId, userId));
  const [manager] = await db
    .select(exported('projectManagers'))
    .from(projectManagers)
    .where(eq(projectManagers.userId, userId));
  const [teacher] = await db
    .select({ universidad: universities.name, area: studyAreas.name, ...exported('teachers') })
    .from(teachers)
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, teachers.studyAreaId))
    .where(eq(teachers.userId, userId));
  const acting = await organizationsOf(db, userId);
  return {
    perfil: coordinator ?? teacher ?? manager ?? null,
    organizaciones: acting.map(({ name }) => name),
    peticiones_e_invitaciones: await db
      .select({ organizacion: organizations.name, ...exported('joinings') })
      .from(joinings)
      .innerJoin(organizations, eq(organizations.id, joinings.organizationId))
      .where(eq(joinings.userId, userId))
      .orderBy(asc(joinings.id)),
    avisos: await db
      .select({ organizacion: organizations.name, ...exported('alerts') })
      .from(alerts)
      .innerJoin(organizations, eq(organizations.id, alerts.organizationId))
      .where(eq(alerts.userId, userId))
      .orderBy(asc(alerts.id)),
    preferencias_de_avisos: await db
      .select(exported('alertChoices'))
      .from(alertChoices)
      .where(eq(alertChoices.userId, userId)),
    lo_que_hiciste_por_organizaciones: await db
      .select({ organizacion: organizations.name, ...exported('organizationHistory') })
      .from(organizationHistory)
      .innerJoin(organizations, eq(organizations.id, organizationHistory.organizationId))
      .where(eq(organizationHistory.userId, userId))
      .orderBy(asc(organizationHistory.id)),
  };
}

async function conversationsOf(db: Database, userId: UserId): Promise<Part[]> {
  const own = await db
    .select({ id: conversations.id, part: exported('conversations') })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.id));
  const messages = await db
    .select({ conversationId: chatMessages.conversationId, part: exported('chatMessages') })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(chatMessages.id));
  return own.map(({ id, part }) => ({
    ...part,
    mensajes: messages.filter(({ conversationId }) => conversationId === id).map((message) => message.part),
  }));
}
