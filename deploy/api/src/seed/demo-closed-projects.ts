import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Status } from '@puente/contract/constants/statuses';
import type { FileId, OrganizationId, ProjectId, StudentId, StudyAreaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, organizations, projects, projectStudyAreas } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { answerReasons } from './demo-applications.ts';
import { demoOrganizations, type SeededStudent } from './demo-people.ts';
import { motivationOf } from './motivation.ts';
import { makeRandom } from './random.ts';
import type { Reference } from './reference.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/** Closing texts of projects, which their students read with the answers. */
export const closingReasons = {
  selected: 'Ya tenemos a la persona que lo hará. Gracias a todas las que os habéis presentado.',
  notSelected:
    'Ninguna candidatura encajaba con lo que necesitamos. Lo volveremos a publicar con otro enfoque.',
  unavailable: 'Este curso no podemos acompañar el trabajo como se merece.',
} as const;

const closed = [
  {
    status: 'selected',
    title: 'Panel abierto de asistencia a los plenos municipales',
    description:
      'Las actas de los plenos están publicadas, pero nadie las puede cruzar. Queremos un panel que muestre quién asiste, quién vota qué y cuánto duran las sesiones, con los datos de los últimos ocho años.\n\nSe trabaja con datos ya extraídos: falta ordenarlos, comprobarlos y pintarlos.',
  },
  {
    status: 'notSelected',
    title: 'Traducción al gallego de un gestor de bibliotecas escolares',
    description:
      'Veinte colegios usan el gestor en castellano porque la traducción se quedó a medias. Hay que terminarla con el vocabulario de las bibliotecas gallegas y probarla con tres docentes.\n\nLa herramienta de traducción y la guía de estilo ya están preparadas.',
  },
] as const;

interface Applicant {
  studentId: StudentId;
  cvId: FileId | null;
}

interface Ending {
  projectId: ProjectId;
  status: Status;
  reason: string | null;
  /** Days since it was sent, and since it ended. */
  sent?: number;
  over?: number;
}

/**
 * Seeds projects of the demo coordinator that ended in each possible way, with their applications. The demo student is
 * among the applicants, so that their applications have every status.
 */
export async function seedClosedProjects(
  db: Database,
  reference: Reference,
  [demoStudent]: readonly SeededStudent[],
): Promise<void> {
  const random = makeRandom(3_303);
  const coordinated = await projectsOfCoordinator(db);
  const [given, unfilled] = await insertClosed(db, reference, coordinated.organizationId);
  const applicants = await applicantsWithCv(db);
  const ofDemoStudent = applicants.find(({ studentId }) => studentId === demoStudent?.id);
  if (!given || !unfilled || !ofDemoStudent) throw new Error('The closed projects have no applicants.');
  const [chosen, ...others] = random.sample(
    applicants.filter((one) => one !== ofDemoStudent),
    10,
  ) as [Applicant, ...Applicant[]];

  const ended = (
    [ending, applicant]: [Ending, Applicant],
    index: number,
  ): typeof applications.$inferInsert => ({
    ...applicant,
    projectId: ending.projectId,
    status: ending.status,
    statusReason: ending.reason,
    motivation: motivationOf('closed', index),
    createdAt: daysAgo(ending.sent ?? 30),
    answeredAt: daysAgo(ending.over ?? 12),
    updatedAt: daysAgo(ending.over ?? 12),
  });
  const selected = { projectId: given, status: 'selected', reason: answerReasons.selected } as const;
  const notSelected = { projectId: given, status: 'notSelected', reason: closingReasons.selected } as const;
  const nobody = { projectId: unfilled, status: 'unavailable', reason: closingReasons.notSelected } as const;
  const withdrawn = {
    projectId: coordinated.unavailable,
    status: 'unavailable',
    reason: closingReasons.unavailable,
  } as const;
  const expired = {
    projectId: coordinated.expired,
    status: 'expired',
    reason: null,
    sent: 90,
    over: 10,
  } as const;
  const endings: [Ending, Applicant][] = [
    [selected, chosen],
    ...others.slice(0, 3).map((applicant): [Ending, Applicant] => [notSelected, applicant]),
    ...others.slice(3, 6).map((applicant): [Ending, Applicant] => [nobody, applicant]),
    ...[ofDemoStudent, ...others.slice(6)].map((applicant): [Ending, Applicant] => [withdrawn, applicant]),
    [expired, ofDemoStudent],
  ];
  await db.insert(applications).values(endings.map(ended));
}

async function insertClosed(
  db: Database,
  reference: Reference,
  organizationId: OrganizationId,
): Promise<ProjectId[]> {
  const engineering = reference.areaIds.get('Ingeniería y Arquitectura') as StudyAreaId;
  const ids = await insertAll(
    db,
    projects,
    closed.map((project, index) => ({
      ...project,
      organizationId,
      statusReason: closingReasons[project.status],
      presentiality: 'remote' as const,
      type: 'TFG',
      language: 'Español',
      visibilityConsent: true,
      publishedAt: daysAgo(70 + index * 10),
      createdAt: daysAgo(70 + index * 10),
      updatedAt: daysAgo(12),
    })),
  );
  await db
    .insert(projectStudyAreas)
    .values(ids.map((projectId) => ({ projectId, studyAreaId: engineering })));
  return ids;
}

async function projectsOfCoordinator(db: Database) {
  const rows = await db
    .select({ id: projects.id, status: projects.status, organizationId: projects.organizationId })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(eq(organizations.name, demoOrganizations.coordinacion));
  const unavailable = rows.find(({ status }) => status === 'unavailable');
  const expired = rows.find(({ status }) => status === 'expired');
  if (!unavailable || !expired) throw new Error('The demo coordinator has no projects that are over.');
  return { organizationId: expired.organizationId, unavailable: unavailable.id, expired: expired.id };
}

/** Students who have applied for something, each once, with the CV that they sent. */
const applicantsWithCv = (db: Database): Promise<Applicant[]> =>
  db
    .selectDistinctOn([applications.studentId], {
      studentId: applications.studentId,
      cvId: applications.cvId,
    })
    .from(applications)
    .where(isNotNull(applications.cvId))
    .orderBy(asc(applications.studentId));
