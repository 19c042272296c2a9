import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  isAnswer,
  isOfInterest,
  isRefusal,
  isWaiting,
  mayMove,
  type Status,
  statusCodes,
  waitingBecome,
} from '@puente/contract/constants/statuses';
import type { decision } from '@puente/contract/forms/application';
import type { ProjectId, UserId } from '@puente/contract/ids';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { applications } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { endInterviews } from '../interviews/ending.ts';
import type { Post } from '../mail/post.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { filledMessage } from './filled-messages.ts';
import { asStudentSees, studentView } from './held.ts';
import type { ApplicationRow } from './policy.ts';
import { countApplications, tellSavers } from './savers.ts';
import { tellDecision, tellHeld, tellStudents } from './telling.ts';

type Waited = Pick<ApplicationRow, 'id' | 'status' | 'organizationId'> &
  Partial<Pick<ApplicationRow, 'held'>>;

/** Saves an organisation's answer and private mark, and notifies the student. @throws Refusal StatusNotAllowed */
export async function answerApplication(
  db: Database,
  post: Post,
  row: Waited,
  given: z.output<typeof decision>,
  by: UserId | null = null,
): Promise<ApplicationRow> {
  const { status, good_candidate: goodCandidate } = given;
  if (status !== undefined && !mayMove(row.status, status)) throw refuse('StatusNotAllowed');
  return db.transaction(async (tx) => {
    const reason = given.reason === undefined ? undefined : await filledMessage(tx, [row.id], given.reason);
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
              ...momentsOf(status),
            }
          : reason !== undefined && { statusReason: reason }),
      })
      // From the status that the rule was asked about: another request may have changed it meanwhile.
      .where(and(eq(applications.id, row.id), eq(applications.status, row.status)))
      .returning();
    if (!answered) throw refuse('StatusNotAllowed');
    if (status !== undefined) await tellDecision(tx, post, answered, row.held?.status ?? row.status);
    const { organizationId } = row;
    if (status !== undefined && isOfInterest(status)) await noteContactsGiven(tx, organizationId);
    await announceApplications(tx, { id: answered.projectId, organizationId }, [answered.id], by);
    return { ...answered, organizationId };
  });
}

interface Closing {
  projectId: ProjectId;
  closedAs: Status;
  reason: string | null;
  /** Null when the platform closes it. */
  by: UserId | null;
}

/**
 * Answers the waiting applications when their project closes (contract, `waitingBecome`) and notifies their students,
 * in the transaction that closes it. A status that does not close the project changes nothing.
 */
export async function closeWaitingApplications(
  tx: Database,
  post: Post,
  { projectId, closedAs, reason, by }: Closing,
): Promise<void> {
  const status = waitingBecome[closedAs];
  if (status === undefined) return;
  await tellHeld(tx, post, await finalAndHeld(tx, projectId, closedAs), by);
  // A candidate was chosen without an answer to any application here.
  if (closedAs === 'selected' && (await countApplications(tx, projectId, 'selected')) === 0)
    await tellSavers(tx, projectId, 'save_projects_selected');
  const settled = await tx
    .update(applications)
    .set({
      status,
      statusReason: reason,
      refusal: null,
      preselectedAt: studentView.preselectedAt,
      held: null,
      movedBy: by,
      answeredAt: new Date(),
    })
    .where(
      and(
        eq(applications.projectId, projectId),
        // A selection that is still held ends with the project.
        or(inArray(applications.status, statusCodes.filter(isWaiting)), isNotNull(applications.held)),
      ),
    )
    .returning({ id: applications.id, studentId: applications.studentId });
  await endInterviews(
    tx,
    post,
    settled.map(({ id }) => id),
    'El proyecto se ha cerrado.',
  );
  await tellStudents(tx, post, projectId, settled, status, reason);
}

/**
 * Final answers whose notification is pending when their project closes. They are sent with the closing. A selection is
 * sent only if the project continues with a selected student.
 */
const finalAndHeld = (tx: Database, projectId: ProjectId, closedAs: Status) =>
  tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.projectId, projectId),
        isNotNull(applications.held),
        inArray(
          applications.status,
          statusCodes.filter((code) => isRefusal(code) || (code === 'selected' && closedAs === 'selected')),
        ),
      ),
    )
    .orderBy(applications.id)
    .for('update');

/** Timestamps that an answer sets. The student sees them as the application's history. */
function momentsOf(status: Status) {
  const now = new Date();
  if (isAnswer(status)) return { preselectedAt: studentView.preselectedAt, answeredAt: now };
  return { preselectedAt: status === 'preselected' ? now : null, answeredAt: null };
}

/**
 * Withdraws an application for its student, who may give a reason.
 * @throws Refusal WithdrawalTooLate, StatusNotAllowed
 */
export async function withdrawApplication(
  db: Database,
  post: Post,
  row: ApplicationRow,
  reason?: string | null,
): Promise<ApplicationRow> {
  // An answer that the student has not been told yet does not keep its student from withdrawing.
  const { status, preselectedAt } = asStudentSees(row);
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
        preselectedAt,
        held: null,
        movedBy: null,
        answeredAt: now,
        withdrawnAt: now,
      })
      .where(and(eq(applications.id, id), eq(applications.status, row.status)))
      .returning();
    // The organisation answered a moment earlier.
    if (!withdrawn) throw refuse('StatusNotAllowed');
    await endInterviews(tx, post, [id], 'La persona candidata ha retirado su solicitud.');
    await announceApplications(tx, { id: projectId, organizationId }, [id], null);
    return { ...withdrawn, organizationId };
  });
}
