import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  accounts,
  applies,
  chatMessages,
  conversations,
  coordinators,
  degrees,
  drafts,
  favorites,
  favoriteResources,
  favoriteTfxes,
  follows,
  notificationMessages,
  notificationPreferences,
  opportunities,
  opportunityInterests,
  organizations,
  projectManagers,
  projects,
  resources,
  sessions,
  studentDegrees,
  students,
  studyAreas,
  teachers,
  tfxes,
  universities,
  users,
} from '../db/schema.ts';
import { organizationsOf } from './last-person.ts';

type Part = Record<string, unknown>;

/** Everything that the platform knows of somebody, under names that they can read. Never a password, never a token. */
export async function everythingAbout(db: Database, userId: number): Promise<Part> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [student] = await db.select({ id: students.id }).from(students).where(eq(students.userId, userId));
  return {
    exportado: new Date(),
    cuenta: user && {
      id: user.id,
      email: user.email,
      email_confirmado: user.emailVerified,
      nombre: user.name,
      apellidos: user.surname,
      telefono: user.phone,
      tipo_de_perfil: user.profileType,
      creada: user.createdAt,
      modificada: user.updatedAt,
      ultimo_acceso: user.lastLogin,
    },
    formas_de_entrar: await db
      .select({ servicio: accounts.providerId, identificador: accounts.accountId, desde: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, userId)),
    sesiones: await db
      .select({ abierta: sessions.createdAt, caduca: sessions.expiresAt, navegador: sessions.userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    ...(student ? await aboutStudent(db, student.id) : await aboutOthers(db, userId)),
    trabajos_guardados: await db
      .select({ titulo: tfxes.title, guardado: favoriteTfxes.createdAt })
      .from(favoriteTfxes)
      .innerJoin(tfxes, eq(tfxes.id, favoriteTfxes.tfxId))
      .where(eq(favoriteTfxes.userId, userId)),
    conversaciones: await conversationsOf(db, userId),
    formularios_a_medias: await db
      .select({ nombre: drafts.name, contenido: drafts.value, modificado: drafts.updatedAt })
      .from(drafts)
      .where(eq(drafts.userId, userId)),
  };
}

async function aboutStudent(db: Database, id: number): Promise<Part> {
  const [profile] = await db
    .select({ row: getTableColumns(students), university: universities.name, area: studyAreas.name })
    .from(students)
    .leftJoin(universities, eq(universities.id, students.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
    .where(eq(students.id, id));
  const [preferences] = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.studentId, id));
  return {
    perfil: profile && {
      universidad: profile.university,
      area_de_estudio: profile.area,
      tipo_de_estudios: profile.row.studyType,
      provincia: profile.row.province,
      situacion: profile.row.situation,
      que_te_preocupa: profile.row.qualification,
      plazo_para_el_trabajo: profile.row.workDeadline,
      intereses: profile.row.tags,
      campanas: profile.row.campaigns,
      como_nos_conociste: profile.row.reachedUsHow,
      competencias: profile.row.competences,
      discapacidad: profile.row.disability,
      discapacidad_consentimiento: profile.row.disabilityConsentAt,
      visible_para_empresas: profile.row.talentVisible,
      perfil_completado: profile.row.completedAt,
      creado: profile.row.createdAt,
      modificado: profile.row.updatedAt,
    },
    titulaciones: await db
      .select({ titulacion: degrees.name, otra: studentDegrees.otherName })
      .from(studentDegrees)
      .leftJoin(degrees, eq(degrees.id, studentDegrees.degreeId))
      .where(eq(studentDegrees.studentId, id)),
    preferencias_de_avisos: preferences && {
      preseleccion: preferences.preSelected,
      no_seleccion: preferences.notSelected,
      seleccion: preferences.selected,
      proyectos_nuevos_que_encajan: preferences.newMatchingProjects,
      consejos: preferences.u4iAdvice,
      proyectos_guardados_con_candidaturas: preferences.saveProjectsWithCandidates,
      proyectos_guardados_resueltos: preferences.saveProjectsSelected,
      ofertas_profesionales: preferences.professionalOffers,
      por_email: preferences.email,
      por_whatsapp: preferences.whatsapp,
    },
    solicitudes: await applicationsOf(db, id),
    trabajos: await worksOf(db, id),
    ...(await interestsOf(db, id)),
    comunicaciones: await db
      .select({
        asunto: notificationMessages.subject,
        mensaje: notificationMessages.message,
        leida: notificationMessages.isRead,
        fecha: notificationMessages.createdAt,
      })
      .from(notificationMessages)
      .where(eq(notificationMessages.studentId, id))
      .orderBy(asc(notificationMessages.createdAt)),
  };
}

const applicationsOf = (db: Database, studentId: number) =>
  db
    .select({
      proyecto: projects.title,
      estado: applies.status,
      motivacion: applies.motivation,
      interes: applies.interest,
      disponibilidad: applies.availability,
      video: applies.video,
      tutor: applies.tutor,
      proyecto_esperado: applies.projectExpected,
      respuesta: applies.statusReason,
      creada: applies.createdAt,
      enviada: applies.sentAt,
      modificada: applies.updatedAt,
    })
    .from(applies)
    .innerJoin(projects, eq(projects.id, applies.projectId))
    .where(eq(applies.studentId, studentId))
    .orderBy(asc(applies.id));

const worksOf = (db: Database, studentId: number) =>
  db
    .select({
      titulo: tfxes.title,
      estado: tfxes.status,
      resumen: tfxes.summary,
      indice: tfxes.index,
      idioma: tfxes.language,
      enlace: tfxes.url,
      linkedin: tfxes.linkedin,
      etiquetas: tfxes.tags,
      impacto: tfxes.impact,
      sostenibilidad: tfxes.sustainability,
      innovacion: tfxes.innovation,
      viabilidad: tfxes.viability,
      tutor: tfxes.tutor,
      publicado: tfxes.publishedAt,
      oculto: tfxes.hiddenAt,
      motivo_de_ocultacion: tfxes.hidingReason,
      creado: tfxes.createdAt,
      modificado: tfxes.updatedAt,
    })
    .from(tfxes)
    .where(eq(tfxes.studentId, studentId))
    .orderBy(asc(tfxes.id));

async function interestsOf(db: Database, studentId: number): Promise<Part> {
  return {
    proyectos_guardados: await db
      .select({ titulo: projects.title, guardado: favorites.createdAt })
      .from(favorites)
      .innerJoin(projects, eq(projects.id, favorites.projectId))
      .where(eq(favorites.studentId, studentId)),
    recursos_guardados: await db
      .select({ titulo: resources.title, guardado: favoriteResources.createdAt })
      .from(favoriteResources)
      .innerJoin(resources, eq(resources.id, favoriteResources.resourceId))
      .where(eq(favoriteResources.studentId, studentId)),
    organizaciones_que_sigues: await db
      .select({ nombre: organizations.name, desde: follows.createdAt })
      .from(follows)
      .innerJoin(organizations, eq(organizations.id, follows.organizationId))
      .where(eq(follows.studentId, studentId)),
    oportunidades_que_te_interesan: await db
      .select({ titulo: opportunities.title, desde: opportunityInterests.createdAt })
      .from(opportunityInterests)
      .innerJoin(opportunities, eq(opportunities.id, opportunityInterests.opportunityId))
      .where(eq(opportunityInterests.studentId, studentId)),
  };
}

/** Of a coordinator, a project manager or a teacher: what is their own, not their organisation's. */
async function aboutOthers(db: Database, userId: number): Promise<Part> {
  const [coordinator] = await db
    .select({ puesto: coordinators.jobPosition, creado: coordinators.createdAt })
    .from(coordinators)
    .where(eq(coordinators.userId, userId));
  const [manager] = await db
    .select({ creado: projectManagers.createdAt })
    .from(projectManagers)
    .where(eq(projectManagers.userId, userId));
  const [teacher] = await db
    .select({ universidad: universities.name, area: studyAreas.name, creado: teachers.createdAt })
    .from(teachers)
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, teachers.studyAreaId))
    .where(eq(teachers.userId, userId));
  const acting = await organizationsOf(db, userId);
  return {
    perfil: coordinator ?? teacher ?? manager ?? null,
    organizaciones: acting.map(({ name }) => name),
  };
}

async function conversationsOf(db: Database, userId: number): Promise<Part[]> {
  const rows = await db
    .select({
      id: conversations.id,
      asunto: conversations.subject,
      autor: chatMessages.from,
      texto: chatMessages.text,
      fecha: chatMessages.createdAt,
    })
    .from(conversations)
    .leftJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.id), asc(chatMessages.id));
  const byId = new Map<number, { asunto: string; mensajes: Part[] }>();
  for (const { id, asunto, ...message } of rows) {
    const conversation = byId.get(id) ?? { asunto, mensajes: [] };
    if (message.texto !== null) conversation.mensajes.push(message);
    byId.set(id, conversation);
  }
  return [...byId.values()];
}
