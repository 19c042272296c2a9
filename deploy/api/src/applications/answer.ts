import {
  isAnswer,
  isOfInterest,
  isWaiting,
  mayMove,
  type Status,
  statusCodes,
  waitingBecome,
} from '@puente/contract/constants/statuses';
import { refusals } from '@puente/contract/constants/refusals';
import type { decision } from '@puente/contract/forms/application';
import type { ApplicationId, ProjectId, StudentId, UserId } from '@puente/contract/ids';
import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { applications, projects } from '../db/schema.ts';
import { html } from '../mail/html.ts';
import { subjectOf } from '../mail/subject.ts';
import { refuse } from '../http/refuse.ts';
import { notify } from '../messages/notify.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { asTold } from './held.ts';
import type { ApplicationRow } from './policy.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { decisionLetter } from './letters.ts';
import { countApplications, tellSavers } from './savers.ts';
import type { Post } from '../mail/post.ts';

type Waited = Pick<ApplicationRow, 'id' | 'status' | 'organizationId' | 'preselectedAt'>;

const others = 'Hay más proyectos que te pueden encajar.';

/** What a student is told of an answer. Nothing is said when a preselection is taken back. */
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

/** Only where it is so. */
const somebodyElse = 'ha elegido a otra persona para el proyecto';

const hasNews = (status: Status): status is keyof typeof news => status in news;

/** Keeps an organisation's answer and private mark; tells the student. @throws Refusal StatusNotAllowed */
export async function answerApplication(
  db: Database,
  post: Post,
  row: Waited,
  given: z.output<typeof decision>,
  by: UserId | null = null,
): Promise<ApplicationRow> {
  const { status, good_candidate: goodCandidate } = given;
  if (status !== undefined && !mayMove(row.status, status)) throw refuse('StatusNotAllowed');
  const reason = given.reason === '' ? null : given.reason;
  return db.transaction(async (tx) => {
    const [answered] = await tx
      .update(applications)
      .set({
        ...(goodCandidate !== undefined && { goodCandidate }),
        // A new answer does not keep the reason of the answer before.
        ...(status !== undefined
          ? {
              status,
              statusReason: reason ?? null,
              refusal: given.refusal ?? null,
              held: null,
              movedBy: by,
              ...momentsOf(row, status),
            }
          : reason !== undefined && { statusReason: reason }),
      })
      // From the status that the rule was asked about: another request may have changed it meanwhile.
      .where(and(eq(applications.id, row.id), eq(applications.status, row.status)))
      .returning();
    if (!answered) throw refuse('StatusNotAllowed');
    if (status !== undefined) await tellDecision(tx, post, answered, row.status);
    const { organizationId } = row;
    if (status !== undefined && isOfInterest(status)) await noteContactsGiven(tx, organizationId);
    await announceApplications(tx, { id: answered.projectId, organizationId }, [answered.id], by);
    return { ...answered, organizationId };
  });
}

/**
 * Tells a student how their application stands, and who saved the project that a student was chosen.
 * @param known what the student knew before: what has come back to that is no news
 */
export async function tellDecision(
  tx: Database,
  post: Post,
  { id, projectId, studentId, status, statusReason, refusal }: typeof applications.$inferSelect,
  known: Status | null,
): Promise<void> {
  if (status === known) return;
  const reason = [refusal === null ? null : refusals[refusal], statusReason].filter(Boolean).join(' ');
  await tell(tx, post, projectId, [{ id, studentId }], status, reason === '' ? null : reason);
  if (status === 'selected' && (await countApplications(tx, projectId, 'selected')) === 1)
    await tellSavers(tx, projectId, 'save_projects_selected');
}

interface Closing {
  projectId: ProjectId;
  closedAs: Status;
  reason: string | null;
  /** Null when the platform closes it. */
  by: UserId | null;
}

/**
 * Answers the applications that wait when their project closes (contract, `waitingBecome`) and tells their
 * students, in the transaction that closes it. A status that does not close the project changes nothing.
 */
export async function settleApplications(
  tx: Database,
  post: Post,
  { projectId, closedAs, reason, by }: Closing,
): Promise<void> {
  const status = waitingBecome[closedAs];
  if (status === undefined) return;
  // A candidate was chosen without an answer to any application here.
  if (closedAs === 'selected' && (await countApplications(tx, projectId, 'selected')) === 0)
    await tellSavers(tx, projectId, 'save_projects_selected');
  const settled = await tx
    .update(applications)
    .set({ status, statusReason: reason, refusal: null, held: null, movedBy: by, answeredAt: new Date() })
    .where(
      and(eq(applications.projectId, projectId), inArray(applications.status, statusCodes.filter(isWaiting))),
    )
    .returning({ id: applications.id, studentId: applications.studentId });
  await tell(tx, post, projectId, settled, status, reason);
}

/** When an answer moved the application: the student sees that as its history. */
function momentsOf(
  { preselectedAt }: Pick<ApplicationRow, 'preselectedAt'>,
  status: Status,
): Pick<ApplicationRow, 'preselectedAt' | 'answeredAt'> {
  const now = new Date();
  if (isAnswer(status)) return { preselectedAt, answeredAt: now };
  return { preselectedAt: status === 'preselected' ? now : null, answeredAt: null };
}

async function tell(
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
    letterTo: (name, foot, student) =>
      decisionLetter(
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

/** Withdraws an application for its student, who may say why. @throws Refusal WithdrawalTooLate, StatusNotAllowed */
export async function withdrawApplication(
  db: Database,
  row: ApplicationRow,
  reason?: string | null,
): Promise<ApplicationRow> {
  // An answer that the student has not been told yet does not keep its student from withdrawing.
  const { status } = asTold(row);
  if (!isWaiting(status)) throw refuse(isAnswer(status) ? 'WithdrawalTooLate' : 'StatusNotAllowed');
  const { id, projectId, organizationId } = row;
  const now = new Date();
  return db.transaction(async (tx) => {
    const [withdrawn] = await tx
      .update(applications)
      .set({
        status: 'unavailable',
        statusReason: reason || 'La persona candidata ha retirado su solicitud.',
        refusal: null,
        held: null,
        movedBy: null,
        answeredAt: now,
        withdrawnAt: now,
      })
      .where(and(eq(applications.id, id), eq(applications.status, row.status)))
      .returning();
    // The organisation answered a moment earlier.
    if (!withdrawn) throw refuse('StatusNotAllowed');
    await announceApplications(tx, { id: projectId, organizationId }, [id], null);
    return { ...withdrawn, organizationId };
  });
}
