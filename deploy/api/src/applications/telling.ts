import { eq, sql } from 'drizzle-orm';
import { refusals } from '@puente/contract/constants/refusals';
import { isAnswer, isOfInterest, type Status } from '@puente/contract/constants/statuses';
import type { ApplicationId, ProjectId, StudentId, UserId } from '@puente/contract/ids';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { applications, projects } from '../db/schema.ts';
import { endInterviews } from '../interviews/ending.ts';
import { html } from '../mail/html.ts';
import type { Post } from '../mail/post.ts';
import { subjectOf } from '../mail/subject.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { backToStudentView, studentView } from './held.ts';
import { decisionMail } from './mails.ts';
import { countApplications, tellSavers } from './savers.ts';

const others = 'Hay más proyectos que te pueden encajar.';

/** Texts about an answer for the student. A retracted preselection sends none. */
const news = {
  preselected: {
    kind: 'pre_selected',
    subject: 'Te han preseleccionado',
    says: 'te ha preseleccionado para el proyecto',
    next: 'En tu solicitud tienes su contacto: escríbele para concretar los siguientes pasos.',
  },
  selected: {
    kind: 'selected',
    subject: 'Te han seleccionado',
    says: 'te ha elegido para el proyecto',
    next: 'En tu solicitud tienes su contacto: escríbele para empezar.',
  },
  notSelected: {
    kind: 'not_selected',
    subject: 'No te han seleccionado',
    says: 'no sigue adelante con tu solicitud para el proyecto',
    next: others,
  },
  rejected: {
    kind: 'not_selected',
    subject: 'No te han seleccionado',
    says: 'esta vez no sigue adelante con tu solicitud para el proyecto',
    next: others,
  },
  unavailable: {
    kind: 'not_selected',
    subject: 'Ya no está disponible',
    says: 'ya no ofrece el proyecto',
    next: others,
  },
} as const;

/** Reason for both sides of an interview whose application is no longer of interest. */
const endedFor = (status: Status): string =>
  status === 'new'
    ? 'La organización ha retirado la preselección.'
    : 'La solicitud ya tiene una respuesta definitiva.';

/** Text for applications to a project that has chosen another student. */
const somebodyElse = 'ha elegido a otra persona para el proyecto';

const hasNews = (status: Status): status is keyof typeof news => status in news;

type Row = typeof applications.$inferSelect;

/**
 * Notifies students of the status of their applications to one project, after moves that were not undone. The moves can
 * no longer be undone then.
 * @param due rows locked by this transaction
 */
export async function tellHeld(
  tx: Database,
  post: Post,
  due: readonly Row[],
  by: UserId | null,
): Promise<void> {
  const [first] = due;
  if (!first) return;
  for (const row of due) await tellDecision(tx, post, await release(tx, row), row.held?.status ?? null);
  // From now on the desk has their contact data.
  const project = requireRow(
    await tx
      .select({ id: projects.id, organizationId: projects.organizationId })
      .from(projects)
      .where(eq(projects.id, first.projectId)),
  );
  await noteContactsGiven(tx, project.organizationId);
  await announceApplications(
    tx,
    project,
    due.map(({ id }) => id),
    by,
  );
}

/**
 * Ends the pending state. The answer counts from the time at which the student learns of it. A move back to the known
 * status leaves no trace.
 */
async function release(tx: Database, { id, status, held }: Row): Promise<Row> {
  const interest = status === 'new' ? null : studentView.preselectedAt;
  const now = {
    held: null,
    preselectedAt: status === 'preselected' ? sql`now()` : interest,
    answeredAt: isAnswer(status) ? sql`now()` : null,
  };
  return requireRow(
    await tx
      .update(applications)
      .set(held?.status === status ? backToStudentView : now)
      .where(eq(applications.id, id))
      .returning(),
  );
}

/**
 * Notifies a student of the status of their application, and the students who saved the project of a selection.
 * @param known status that the student knew before; a return to it is not sent
 */
export async function tellDecision(
  tx: Database,
  post: Post,
  { id, projectId, studentId, status, statusReason, refusal }: typeof applications.$inferSelect,
  known: Status | null,
): Promise<void> {
  if (status === known) return;
  if (!isOfInterest(status)) await endInterviews(tx, post, [id], endedFor(status));
  const reason = [refusal === null ? null : refusals[refusal], statusReason].filter(Boolean).join(' ');
  await tellStudents(tx, post, projectId, [{ id, studentId }], status, reason === '' ? null : reason);
  if (status === 'selected' && (await countApplications(tx, projectId, 'selected')) === 1)
    await tellSavers(tx, projectId, 'save_projects_selected');
}

/** Notifies these students of the status of their applications to a project. */
export async function tellStudents(
  tx: Database,
  post: Post,
  projectId: ProjectId,
  answered: readonly { id: ApplicationId; studentId: StudentId }[],
  status: Status,
  reason: string | null,
): Promise<void> {
  if (!hasNews(status) || answered.length === 0) return;
  const [project] = await tx
    .select({ title: projects.title, organization: projects.organizationName, status: projects.status })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) return;
  const { kind, next } = news[status];
  const hasChosen =
    status === 'notSelected' &&
    (project.status === 'selected' || (await countApplications(tx, projectId, 'selected')) > 0);
  const says = hasChosen ? somebodyElse : news[status].says;
  const subject = (title: string) => `${news[status].subject}: ${title}`;
  const first = html`<p><strong>${project.organization}</strong> ${says} «${project.title}».</p>`;
  const message =
    reason === null
      ? first
      : html`${first}
          <p>${reason}</p>`;
  const told = await notify(tx, {
    studentIds: answered.map(({ studentId }) => studentId),
    kind,
    subject: subject(project.title),
    message,
  });
  const applicationOf = new Map(answered.map(({ id, studentId }) => [studentId, id]));
  await mailAtOnce(tx, post, told, {
    stops: kind,
    mailFor: (name, foot, student) =>
      decisionMail(
        name,
        {
          subject: subjectOf(subject, project.title),
          says: `${project.organization} ${says} «${project.title}».`,
          reason,
          next,
          application: applicationOf.get(student),
        },
        post.publicUrl,
        foot,
      ),
  });
}
