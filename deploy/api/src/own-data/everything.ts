import { asc, eq, or, sql } from 'drizzle-orm';
import type { StudentId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  accounts,
  alertChoices,
  alerts,
  certificates,
  chatMessages,
  collaborationMembers,
  collaborations,
  contactDisclosures,
  coordinators,
  degrees,
  drafts,
  favoriteProjects,
  favoriteResources,
  favorites,
  favoriteWorks,
  follows,
  joinings,
  loggedWeeks,
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
  recoveryCodes,
  resources,
  savedSearches,
  securityEvents,
  sessions,
  staffActs,
  studentDegrees,
  students,
  studyAreas,
  takedowns,
  talentInvitations,
  talentLists,
  talentListStudents,
  teachers,
  totps,
  universities,
  users,
  workDrafts,
  works,
} from '../db/schema.ts';
import { applicationsOf, interviewsOf } from './applications-of.ts';
import { conversationsOf } from './chat-threads.ts';
import { collaborationStepsOf } from './collaboration-steps.ts';
import { contactMessagesOf } from './contact-threads.ts';
import { deliveriesBy, deliveryCommentsBy } from './deliveries-by.ts';
import { evaluationsAbout, evaluationsBy } from './evaluations-of.ts';
import { exported } from './exported.ts';
import { writtenForOthers } from './for-others.ts';
import { juriesOf } from './juries.ts';
import { organizationsOf } from './last-person.ts';
import { milestonesOfStudent, proposalsOfStudent } from './plans.ts';

/** Reads each kind of data by its name in the export, and only on demand. */
export type Parts = Readonly<Record<string, () => PromiseLike<unknown>>>;

/** All data about a person, under names that they can read (decisions.ts). Never a password, never a token. */
export async function everythingAbout(db: Database, userId: UserId): Promise<Parts> {
  const [student] = await db.select({ id: students.id }).from(students).where(eq(students.userId, userId));
  return {
    exportado: () => Promise.resolve(new Date()),
    cuenta: () => first(db.select(exported('users')).from(users).where(eq(users.id, userId))),
    formas_de_entrar: () => db.select(exported('accounts')).from(accounts).where(eq(accounts.userId, userId)),
    sesiones: () => db.select(exported('sessions')).from(sessions).where(eq(sessions.userId, userId)),
    aplicaciones_de_codigos: () => db.select(exported('totps')).from(totps).where(eq(totps.userId, userId)),
    llaves_de_acceso: () => db.select(exported('passkeys')).from(passkeys).where(eq(passkeys.userId, userId)),
    codigos_de_recuperacion: () =>
      db.select(exported('recoveryCodes')).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    sucesos_de_seguridad: () =>
      db.select(exported('securityEvents')).from(securityEvents).where(eq(securityEvents.userId, userId)),
    actos_del_equipo: () =>
      db.select(exported('staffActs')).from(staffActs).where(eq(staffActs.userId, userId)),
    ...(student ? aboutStudent(db, student.id) : aboutOthers(db, userId)),
    trabajos_guardados: () =>
      db
        .select({ titulo: works.title, ...exported('favoriteWorks') })
        .from(favoriteWorks)
        .innerJoin(works, eq(works.id, favoriteWorks.workId))
        .where(eq(favoriteWorks.userId, userId)),
    retiradas_y_objeciones: () => takedownsOf(db, userId, student?.id),
    conversaciones: () => conversationsOf(db, userId),
    mensajes_en_nombre_de_otros: () =>
      db
        .select(exported('chatMessages'))
        .from(chatMessages)
        .where(writtenForOthers(userId))
        .orderBy(asc(chatMessages.id)),
    ...collaborationStepsOf(db, userId),
    entregas_de_hitos: () => deliveriesBy(db, userId),
    comentarios_en_entregas: () => deliveryCommentsBy(db, userId),
    mensajes_a_contacto: () => contactMessagesOf(db, userId),
    formularios_a_medias: () => db.select(exported('drafts')).from(drafts).where(eq(drafts.userId, userId)),
  };
}

/** The first of several rows, or null. */
const first = async (rows: PromiseLike<readonly unknown[]>): Promise<unknown> => (await rows)[0] ?? null;

const aboutStudent = (db: Database, id: StudentId): Parts => ({
  perfil: () =>
    first(
      db
        .select({ universidad: universities.name, area_de_estudio: studyAreas.name, ...exported('students') })
        .from(students)
        .leftJoin(universities, eq(universities.id, students.universityId))
        .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
        .where(eq(students.id, id)),
    ),
  titulaciones: () =>
    db
      .select({ titulacion: degrees.name, ...exported('studentDegrees') })
      .from(studentDegrees)
      .leftJoin(degrees, eq(degrees.id, studentDegrees.degreeId))
      .where(eq(studentDegrees.studentId, id)),
  preferencias_de_avisos: () =>
    first(
      db
        .select(exported('notificationPreferences'))
        .from(notificationPreferences)
        .where(eq(notificationPreferences.studentId, id)),
    ),
  solicitudes: () => applicationsOf(db, id),
  horas_de_colaboraciones: () =>
    db
      .select({ proyecto: collaborations.title, ...exported('loggedWeeks') })
      .from(loggedWeeks)
      .innerJoin(collaborationMembers, eq(collaborationMembers.id, loggedWeeks.memberId))
      .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
      .where(eq(collaborationMembers.studentId, id))
      .orderBy(asc(loggedWeeks.week)),
  valoraciones_de_colaboraciones: () => evaluationsAbout(db, id),
  certificados: () =>
    db
      .select(exported('certificates'))
      .from(certificates)
      .innerJoin(collaborationMembers, eq(collaborationMembers.id, certificates.memberId))
      .where(eq(collaborationMembers.studentId, id))
      .orderBy(asc(certificates.id)),
  hitos_de_colaboraciones: () => milestonesOfStudent(db, id),
  planes_propuestos_en_colaboraciones: () => proposalsOfStudent(db, id),
  colaboraciones: () =>
    db
      .select({ ...exported('collaborations'), ...exported('collaborationMembers') })
      .from(collaborationMembers)
      .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
      .where(eq(collaborationMembers.studentId, id))
      .orderBy(asc(collaborationMembers.id)),
  entrevistas: () => interviewsOf(db, id),
  trabajos: () => worksOf(db, id),
  trabajos_sin_guardar: () =>
    db
      .select({ titulo: works.title, ...exported('workDrafts') })
      .from(workDrafts)
      .innerJoin(works, eq(works.id, workDrafts.workId))
      .where(eq(workDrafts.studentId, id)),
  ...interestsOf(db, id),
  busquedas_guardadas: () =>
    db
      .select(exported('savedSearches'))
      .from(savedSearches)
      .where(eq(savedSearches.studentId, id))
      .orderBy(asc(savedSearches.id)),
  comunicaciones: () =>
    db
      .select(exported('messages'))
      .from(messages)
      .where(eq(messages.studentId, id))
      .orderBy(asc(messages.createdAt)),
});

const worksOf = (db: Database, studentId: StudentId) =>
  db.select(exported('works')).from(works).where(eq(works.studentId, studentId)).orderBy(asc(works.id));

const interestsOf = (db: Database, studentId: StudentId): Parts => ({
  proyectos_guardados: () =>
    db
      .select({ titulo: projects.title, ...exported('favorites') })
      .from(favorites)
      .innerJoin(projects, eq(projects.id, favorites.projectId))
      .where(eq(favorites.studentId, studentId)),
  recursos_guardados: () =>
    db
      .select({ titulo: resources.title, ...exported('favoriteResources') })
      .from(favoriteResources)
      .innerJoin(resources, eq(resources.id, favoriteResources.resourceId))
      .where(eq(favoriteResources.studentId, studentId)),
  organizaciones_que_miraron_tu_perfil: () =>
    db
      .select({ nombre: organizations.name, ...exported('profileViews') })
      .from(profileViews)
      .innerJoin(organizations, eq(organizations.id, profileViews.organizationId))
      .where(eq(profileViews.studentId, studentId)),
  organizaciones_con_tu_contacto: () =>
    db
      .select({ nombre: organizations.name, ...exported('contactDisclosures') })
      .from(contactDisclosures)
      .innerJoin(organizations, eq(organizations.id, contactDisclosures.organizationId))
      .where(eq(contactDisclosures.studentId, studentId)),
  invitaciones_a_proyectos: () =>
    db
      .select({
        proyecto: projects.title,
        organizacion: projects.organizationName,
        ...exported('talentInvitations'),
      })
      .from(talentInvitations)
      .innerJoin(projects, eq(projects.id, talentInvitations.projectId))
      .where(eq(talentInvitations.studentId, studentId)),
  organizaciones_que_te_guardaron_en_una_lista: () =>
    db
      .select({ nombre: organizations.name, ...exported('talentListStudents') })
      .from(talentListStudents)
      .innerJoin(talentLists, eq(talentLists.id, talentListStudents.listId))
      .innerJoin(organizations, eq(organizations.id, talentLists.organizationId))
      .where(eq(talentListStudents.studentId, studentId)),
  organizaciones_que_sigues: () =>
    db
      .select({ nombre: organizations.name, ...exported('follows') })
      .from(follows)
      .innerJoin(organizations, eq(organizations.id, follows.organizationId))
      .where(eq(follows.studentId, studentId)),
  oportunidades_que_te_interesan: () =>
    db
      .select({ titulo: opportunities.title, ...exported('opportunityInterests') })
      .from(opportunityInterests)
      .innerJoin(opportunities, eq(opportunities.id, opportunityInterests.opportunityId))
      .where(eq(opportunityInterests.studentId, studentId)),
});

/** Data of a coordinator, a project manager or a teacher that is their own, not their organisation's. */
const aboutOthers = (db: Database, userId: UserId): Parts => ({
  perfil: () => profileOf(db, userId),
  ...juriesOf(db, userId),
  organizaciones: async () => (await organizationsOf(db, userId)).map(({ name }) => name),
  peticiones_e_invitaciones: () =>
    db
      .select({ organizacion: organizations.name, ...exported('joinings') })
      .from(joinings)
      .innerJoin(organizations, eq(organizations.id, joinings.organizationId))
      .where(eq(joinings.userId, userId))
      .orderBy(asc(joinings.id)),
  valoraciones_de_estudiantes: () => evaluationsBy(db, userId),
  avisos: () =>
    db
      .select({ organizacion: organizations.name, ...exported('alerts') })
      .from(alerts)
      .innerJoin(organizations, eq(organizations.id, alerts.organizationId))
      .where(eq(alerts.userId, userId))
      .orderBy(asc(alerts.id)),
  proyectos_guardados: () =>
    db
      .select({ titulo: projects.title, ...exported('favoriteProjects') })
      .from(favoriteProjects)
      .innerJoin(projects, eq(projects.id, favoriteProjects.projectId))
      .where(eq(favoriteProjects.userId, userId)),
  preferencias_de_avisos: () =>
    db.select(exported('alertChoices')).from(alertChoices).where(eq(alertChoices.userId, userId)),
  lo_que_hiciste_por_organizaciones: () =>
    db
      .select({ organizacion: organizations.name, ...exported('organizationHistory') })
      .from(organizationHistory)
      .innerJoin(organizations, eq(organizations.id, organizationHistory.organizationId))
      .where(eq(organizationHistory.userId, userId))
      .orderBy(asc(organizationHistory.id)),
});

/** Takedowns of a student's works, and those to which the user objected. */
const takedownsOf = (db: Database, userId: UserId, student: StudentId | undefined) =>
  db
    .select({
      titulo: sql<string>`coalesce(${projects.title}, ${opportunities.title}, ${works.title})`,
      ...exported('takedowns'),
    })
    .from(takedowns)
    .leftJoin(projects, eq(projects.id, takedowns.projectId))
    .leftJoin(opportunities, eq(opportunities.id, takedowns.opportunityId))
    .leftJoin(works, eq(works.id, takedowns.workId))
    .where(
      or(
        eq(takedowns.objectedById, userId),
        student === undefined ? undefined : eq(works.studentId, student),
      ),
    )
    .orderBy(asc(takedowns.id));

async function profileOf(db: Database, userId: UserId): Promise<unknown> {
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
  return coordinator ?? teacher ?? manager ?? null;
}
