import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isStrongMatch, matchOf } from '@puente/contract/match';
import type { Database } from '../db/connect.ts';
import { applications, projects } from '../db/schema.ts';
import { matchedProjectsOf, matchedStudentsOf } from '../projects/match.ts';
import type { SeededStudent } from './demo-people.ts';
import type { SeededProject } from './demo-projects.ts';

/** Texts that organisations send with their answers. */
export const answerReasons = {
  preselected: 'Nos gusta tu planteamiento y queremos conocerte: te escribiremos esta semana.',
  selected: 'Encajas muy bien con lo que buscamos. ¡Empezamos cuando quieras!',
  notSelected: 'Hemos elegido a una persona que ya había trabajado con estos datos. Gracias por tu interés.',
  rejected: 'El proyecto pide haber cursado antes otras asignaturas.',
} as const;

/** Texts of the demo student's applications by status: motivation and expectations. */
const demoAnswers = {
  new: [
    'Quiero ver cómo se trabaja por dentro en una organización pequeña.',
    'Un resultado que la organización use de verdad, y que mi universidad acepte como TFG.',
  ],
  preselected: [
    'Llevo tiempo siguiendo lo que publicáis y me gustaría entender cómo decidís.',
    'Aprender a trabajar con datos que no están limpios y dejarlos mejor de como estaban.',
  ],
  selected: [
    'El tema es el que más me ha gustado de la carrera.',
    'Un prototipo que se pueda enseñar en la defensa y seguir usando al día siguiente.',
  ],
  notSelected: [
    'Me atrae que haya que hablar con gente muy distinta.',
    'Una propuesta concreta, aunque sea pequeña, que alguien se anime a probar.',
  ],
  rejected: [
    'Me gustaría salir de mi especialidad y aprender de otra.',
    'Tener una pregunta clara y contestarla con método.',
  ],
} as const;

/**
 * Completes the applications: times of sending, answers of the organisations, all fields of the demo student's
 * applications, and drafts of others.
 */
export async function completeApplications(
  db: Database,
  students: readonly SeededStudent[],
  projects: readonly SeededProject[],
): Promise<void> {
  const [demoStudent, ...others] = students as [SeededStudent, ...SeededStudent[]];
  await markAsSent(db);
  for (const [status, statusReason] of Object.entries(answerReasons) as [
    keyof typeof answerReasons,
    string,
  ][]) {
    await db
      .update(applications)
      .set({
        statusReason,
        // Three days after it was sent, as far as they have passed.
        [status === 'preselected' ? 'preselectedAt' : 'answeredAt']:
          sql`least(${applications.createdAt} + interval '3 days', now())`,
        goodCandidate: status === 'preselected' || status === 'selected' ? true : null,
        updatedAt: sql`${applications.updatedAt}`,
      })
      .where(eq(applications.status, status));
  }
  for (const [status, [interest, projectExpected]] of Object.entries(demoAnswers) as [
    keyof typeof demoAnswers,
    readonly [string, string],
  ][])
    await db
      .update(applications)
      .set({
        interest,
        tutor: 'Andrés Molina Ferrer',
        projectExpected,
        rtxInterest: true,
        updatedAt: sql`${applications.updatedAt}`,
      })
      .where(and(eq(applications.studentId, demoStudent.id), eq(applications.status, status)));
  const open = projects.filter(({ status }) => status === 'new');
  await db
    .insert(applications)
    .values(
      others.slice(0, 8).map((student, index) => ({
        studentId: student.id,
        projectId: (open[index] as SeededProject).id,
        status: 'draft' as const,
        motivation: 'Me interesa porque',
      })),
    )
    .onConflictDoNothing();
}

export const markAsSent = (db: Database) =>
  db
    .update(applications)
    .set({
      sentAt: sql`${applications.createdAt}`,
      // The last moment of a day in Spain.
      answerDue: sql`((date_trunc('day', ${applications.createdAt} at time zone 'Europe/Madrid')
        + make_interval(days => ${projects.answerDays} + 1)) at time zone 'Europe/Madrid') - interval '1 millisecond'`,
      updatedAt: sql`${applications.updatedAt}`,
    })
    .from(projects)
    .where(and(eq(projects.id, applications.projectId), ne(applications.status, 'draft')));

/** Marks the sent applications that are strong matches, as sending them does. */
export async function markStrongMatches(db: Database): Promise<void> {
  const sent = await db
    .select({ id: applications.id, studentId: applications.studentId, projectId: applications.projectId })
    .from(applications)
    .where(ne(applications.status, 'draft'));
  const [people, wanted] = await Promise.all([
    matchedStudentsOf(
      db,
      sent.map(({ studentId }) => studentId),
    ),
    matchedProjectsOf(
      db,
      sent.map(({ projectId }) => projectId),
    ),
  ]);
  const strong = sent.filter(({ studentId, projectId }) => {
    const student = people.get(studentId);
    const project = wanted.get(projectId);
    return student && project && isStrongMatch(matchOf(student, project));
  });
  await db
    .update(applications)
    .set({ supermatch: true, updatedAt: sql`${applications.updatedAt}` })
    .where(
      inArray(
        applications.id,
        strong.map(({ id }) => id),
      ),
    );
}
