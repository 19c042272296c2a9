import { asc, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  agreementAcceptances,
  agreements,
  calendarFeeds,
  collaborationEvents,
  collaborations,
  teacherInvitations,
  universities,
  universityAgreements,
} from '../db/schema.ts';
import { exported } from './exported.ts';

/** Steps of a user in collaborations: entries of histories, invited teachers, and agreements. */
export const collaborationStepsOf = (db: Database, userId: UserId) => ({
  colaboraciones_pasos_tuyos: () =>
    db
      .select({ proyecto: collaborations.title, ...exported('collaborationEvents') })
      .from(collaborationEvents)
      .innerJoin(collaborations, eq(collaborations.id, collaborationEvents.collaborationId))
      .where(eq(collaborationEvents.userId, userId))
      .orderBy(asc(collaborationEvents.id)),
  docentes_a_los_que_has_invitado: () =>
    db
      .select({ proyecto: collaborations.title, ...exported('teacherInvitations') })
      .from(teacherInvitations)
      .innerJoin(collaborations, eq(collaborations.id, teacherInvitations.collaborationId))
      .where(eq(teacherInvitations.invitedById, userId)),
  calendario_compartido: () =>
    db.select(exported('calendarFeeds')).from(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
  acuerdos_que_escribiste: () =>
    db
      .select({ proyecto: collaborations.title, ...exported('agreements') })
      .from(agreements)
      .innerJoin(collaborations, eq(collaborations.id, agreements.collaborationId))
      .where(eq(agreements.writtenById, userId))
      .orderBy(asc(agreements.id)),
  acuerdos_que_aceptaste: () =>
    db
      .select({ proyecto: collaborations.title, ...exported('agreementAcceptances') })
      .from(agreementAcceptances)
      .innerJoin(agreements, eq(agreements.id, agreementAcceptances.agreementId))
      .innerJoin(collaborations, eq(collaborations.id, agreements.collaborationId))
      .where(eq(agreementAcceptances.userId, userId))
      .orderBy(asc(agreementAcceptances.id)),
  convenios_que_anotaste: () =>
    db
      .select({
        proyecto: collaborations.title,
        universidad: universities.name,
        ...exported('universityAgreements'),
      })
      .from(universityAgreements)
      .innerJoin(collaborations, eq(collaborations.id, universityAgreements.collaborationId))
      .innerJoin(universities, eq(universities.id, universityAgreements.universityId))
      .where(eq(universityAgreements.writtenById, userId))
      .orderBy(asc(universityAgreements.id)),
});
