import { asc, eq } from 'drizzle-orm';
import type { StudentId } from '@puente/contract/ids';
import { studentView } from '../applications/held.ts';
import type { Database } from '../db/connect.ts';
import { applications, interviews, projects } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Columns of an answer as the student knows it. A pending answer is on no page, and so is not in the export. */
const knownAnswer = {
  estado: studentView.status,
  respuesta: studentView.statusReason,
  motivo_de_la_respuesta: studentView.refusal,
  preseleccionada: studentView.preselectedAt,
  respondida: studentView.answeredAt,
  estudios_entonces: studentView.studied,
  modificada: studentView.updatedAt,
};

export const applicationsOf = (db: Database, studentId: StudentId) =>
  db
    .select({ proyecto: projects.title, ...exported('applications'), ...knownAnswer })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.studentId, studentId))
    .orderBy(asc(applications.id));

export const interviewsOf = (db: Database, studentId: StudentId) =>
  db
    .select({ proyecto: projects.title, ...exported('interviews') })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.studentId, studentId))
    .orderBy(asc(interviews.id));
