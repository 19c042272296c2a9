import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema.ts';
import { applicationTables } from './application-tables.ts';
import { chatTables } from './chat-tables.ts';
import { collaborationTables } from './collaboration-tables.ts';
import { contactTables } from './contact-tables.ts';
import { type Impersonal, key, named, owner, type Personal, secret, unused } from './decision.ts';
import { impersonalTables } from './impersonal-tables.ts';
import { juryTables } from './jury-tables.ts';
import { organizationTables } from './organization-tables.ts';
import { secondFactorTables } from './second-factor-tables.ts';
import { staffTables } from './staff-tables.ts';
import { talentTables } from './talent-tables.ts';
import { workTables } from './work-tables.ts';

type Schema = typeof schema;
type Tables = {
  [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Extract<Schema[Name], PgTable>;
};

/**
 * Decisions for every column of every table: its name in an account's export, and its fate on deletion. A table or
 * column without a decision does not compile. Tests check that the database does what is written here.
 */
export const decisions = {
  users: {
    deletion: 'goes',
    columns: {
      id: 'id',
      email: 'email',
      emailVerified: 'email_confirmado',
      name: 'nombre',
      surname: 'apellidos',
      phone: 'telefono',
      profileType: 'tipo_de_perfil',
      staffRole: 'funcion_en_el_equipo',
      createdAt: 'creada',
      updatedAt: 'modificada',
      lastLogin: 'ultimo_acceso',
      image: { left: 'kept as a file, which is in the archive' },
      pictureId: { left: 'among the files' },
    },
  },
  securityEvents: {
    deletion: { stays: 'for 90 days, to find out what happened to an account; says no name' },
    columns: {
      kind: 'que',
      reason: 'motivo',
      createdAt: 'cuando',
      id: key,
      userId: owner,
      actorId: { left: 'a number of the database' },
      addressHash: { left: 'says no address' },
    },
  },
  ...staffTables,
  accounts: {
    deletion: 'goes',
    columns: {
      providerId: 'servicio',
      accountId: 'identificador',
      createdAt: 'desde',
      id: key,
      userId: owner,
      accessToken: secret,
      refreshToken: secret,
      idToken: secret,
      accessTokenExpiresAt: secret,
      refreshTokenExpiresAt: secret,
      scope: { left: 'of the tokens' },
      password: secret,
      updatedAt: { left: 'of the tokens' },
    },
  },
  sessions: {
    deletion: 'goes',
    columns: {
      createdAt: 'abierta',
      expiresAt: 'caduca',
      userAgent: 'navegador',
      id: key,
      userId: owner,
      token: secret,
      ipAddress: unused,
      viewedUserId: { left: 'ends with the view, and the trail of staff keeps it' },
      viewedUntil: { left: 'ends with the view' },
      viewedReason: { left: 'ends with the view, and the trail of staff keeps it' },
      updatedAt: { left: 'follows from the end' },
    },
  },
  ...secondFactorTables,
  students: {
    deletion: 'goes',
    columns: {
      studyType: 'tipo_de_estudios',
      province: 'provincia',
      situation: 'situacion',
      qualification: 'que_te_preocupa',
      workDeadline: 'plazo_para_el_trabajo',
      tags: 'intereses',
      campaigns: 'campanas',
      reachedUsHow: 'como_nos_conociste',
      competences: 'competencias',
      disability: 'discapacidad',
      disabilityConsentAt: 'discapacidad_consentimiento',
      visibility: 'quien_te_ve',
      completedAt: 'perfil_completado',
      createdAt: 'creado',
      updatedAt: 'modificado',
      id: key,
      userId: owner,
      universityId: named,
      studyAreaId: named,
    },
  },
  studentDegrees: {
    deletion: 'goes',
    columns: { otherName: 'otra', createdAt: 'creado', id: key, studentId: owner, degreeId: named },
  },
  teachers: {
    deletion: 'goes',
    columns: {
      notificationDeadline: 'plazo_de_avisos',
      createdAt: 'creado',
      updatedAt: 'modificado',
      id: key,
      userId: owner,
      universityId: named,
      studyAreaId: named,
    },
  },
  teacherDegrees: { deletion: 'goes', columns: { teacherId: owner, degreeId: named } },
  ...organizationTables,
  notificationPreferences: {
    deletion: 'goes',
    columns: {
      preSelected: 'preseleccion',
      notSelected: 'no_seleccion',
      selected: 'seleccion',
      newMatchingProjects: 'proyectos_nuevos_que_encajan',
      u4iAdvice: 'consejos',
      saveProjectsWithCandidates: 'proyectos_guardados_con_candidaturas',
      saveProjectsSelected: 'proyectos_guardados_resueltos',
      professionalOffers: 'ofertas_profesionales',
      talentInvitations: 'invitaciones',
      chatMessages: 'mensajes_del_chat',
      email: 'por_email',
      whatsapp: 'por_whatsapp',
      createdAt: 'creadas',
      updatedAt: 'modificadas',
      id: key,
      studentId: owner,
    },
  },
  messages: {
    deletion: 'goes',
    columns: {
      kind: 'tipo',
      subject: 'asunto',
      message: 'mensaje',
      isRead: 'leida',
      mailedAt: 'enviada_por_email',
      createdAt: 'fecha',
      id: key,
      studentId: owner,
      updatedAt: { left: 'follows from having been read or mailed' },
      audienceNoticeId: { left: 'which notice it is a copy of; its text is exported' },
      undeliveredAt: { left: 'of the mail server, while it does not take the copy by mail' },
    },
  },
  ...applicationTables,
  ...workTables,
  favorites: { deletion: 'goes', columns: { createdAt: 'guardado', studentId: owner, projectId: named } },
  favoriteProjects: { deletion: 'goes', columns: { createdAt: 'guardado', userId: owner, projectId: named } },
  favoriteWorks: { deletion: 'goes', columns: { createdAt: 'guardado', userId: owner, workId: named } },
  favoriteResources: {
    deletion: 'goes',
    columns: { createdAt: 'guardado', studentId: owner, resourceId: named },
  },
  profileViews: {
    deletion: 'goes',
    columns: { viewedAt: 'la_ultima_vez', studentId: owner, organizationId: named },
  },
  contactDisclosures: {
    deletion: 'goes',
    columns: { givenAt: 'desde', studentId: owner, organizationId: named },
  },
  follows: { deletion: 'goes', columns: { createdAt: 'desde', studentId: owner, organizationId: named } },
  opportunityInterests: {
    deletion: 'goes',
    columns: { createdAt: 'desde', studentId: owner, opportunityId: named },
  },
  ...talentTables,
  ...collaborationTables,
  savedSearches: {
    deletion: 'goes',
    columns: {
      name: 'nombre',
      address: 'busqueda',
      frequency: 'frecuencia',
      toldUntil: 'ultimo_aviso',
      createdAt: 'creada',
      updatedAt: 'modificada',
      id: key,
      studentId: owner,
      filters: { left: 'the address says the same' },
    },
  },
  ...chatTables,
  ...contactTables,
  ...juryTables,
  drafts: {
    deletion: 'goes',
    columns: { name: 'nombre', value: 'contenido', updatedAt: 'modificado', userId: owner },
  },
  files: {
    deletion: {
      stays:
        'logos, what staff uploaded and what was delivered belong to what shows them; personal files go (personal-files.ts)',
    },
    columns: {
      name: 'nombre',
      purpose: 'para',
      size: 'bytes',
      createdAt: 'subido',
      alternativeText: 'texto_alternativo',
      caption: 'leyenda',
      id: key,
      ownerId: owner,
      width: { left: 'of the file, which is in the archive' },
      height: { left: 'of the file, which is in the archive' },
      ext: { left: 'of the file, which is in the archive' },
      mime: { left: 'of the file, which is in the archive' },
      formats: { left: 'copies of the file, which is in the archive' },
      hash: { left: 'where it lies' },
      provider: { left: 'where it lies' },
      updatedAt: { left: 'a file does not change' },
    },
  },
  ...impersonalTables,
} as const satisfies { [Name in keyof Tables]: Personal<Tables[Name]> | Impersonal };
