import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayAfter, takesEvaluations } from '@puente/contract/evaluation-window';
import type { CollaborationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { CollaborationRow } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations, notices } from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { noteOnce, remindOfEach } from '../jobs/remind.ts';
import { remindToEnd } from './late.ts';
import { tellOfShown } from './single.ts';
import { mailTutor } from './tutor-mail.ts';
import { windowOf } from './window.ts';

const day = 24 * 60 * 60 * 1000;
const { opensBefore, openAfter, reminder } = limits.evaluation;

/** Kinds of notice, by the reminder that they record. */
const kinds = { open: 'evaluation_open', closing: 'evaluation_closing' } as const;
type Kind = keyof typeof kinds;

/**
 * Asks the sides of a collaboration for their evaluations when these open, and again before the last day, once each. Tells the
 * subjects of single evaluations that these are shown, and asks for the end of late collaborations.
 */
export const evaluationReminders = recurring('15 9 * * *', async (context) => ({
  opened: await remindAll(context, 'open'),
  closing: await remindAll(context, 'closing'),
  shown: await tellOfShown(context),
  late: await remindToEnd(context),
}));

const remindAll = async (context: JobContext, kind: Kind): Promise<number> =>
  remindOfEach(context, await candidates(context, kind), (tx, id) => remind(tx, context, id, kind));

/** Collaborations that may be due. `isDue` decides. */
const candidates = ({ db, now }: JobContext, kind: Kind) =>
  db
    .select({ id: collaborations.id })
    .from(collaborations)
    .leftJoin(notices, and(eq(notices.kind, kinds[kind]), eq(notices.subjectId, collaborations.id)))
    .where(
      and(
        isNotNull(collaborations.startedAt),
        isNull(notices.sentAt),
        or(
          gt(collaborations.endedAt, new Date(now.getTime() - (openAfter + 1) * day)),
          and(
            isNull(collaborations.endedAt),
            or(
              isNotNull(collaborations.deliveredAt),
              sql`${collaborations.ends} <= ${dayAfter(dayInSpain(now), opensBefore)}::date`,
            ),
          ),
        ),
      ),
    )
    .orderBy(collaborations.id);

function isDue(row: CollaborationRow, kind: Kind, today: string): boolean {
  const window = windowOf(row);
  if (window === null || !takesEvaluations(window, today)) return false;
  const isClosing = window.closes !== null && dayAfter(window.closes, -reminder) <= today;
  return kind === 'closing' ? isClosing : !isClosing;
}

/** The notice is saved in the same transaction. Returns false when the collaboration has changed since it was read. */
async function remind(tx: Database, context: JobContext, id: CollaborationId, kind: Kind): Promise<boolean> {
  const [row] = await tx.select().from(collaborations).where(eq(collaborations.id, id)).for('no key update');
  const today = dayInSpain(context.now);
  if (!row || !isDue(row, kind, today)) return false;
  if (!(await noteOnce(tx, kinds[kind], id, context.now))) return false;
  const says =
    kind === 'open' ? `Ya puedes enviar tu valoración` : `Quedan pocos días para enviar tu valoración`;
  const members = await waitingMembers(tx, id);
  for (const member of members)
    if (!member.sent.includes('student'))
      await tellCollaboration(tx, context, row, {
        says: `${says} de la organización en «${row.title}».`,
        reason: null,
        by: null,
        to: ['student'],
        member: member.id,
      });
  const unevaluated = members.filter(({ sent }) => !sent.includes('organization'));
  if (unevaluated.length === 0) return true;
  const mailed = await mailTutor(tx, context, {
    row,
    members: unevaluated,
    closing: kind === 'closing',
    today,
  });
  await tellCollaboration(tx, context, row, {
    says: `${says} del trabajo en «${row.title}».`,
    reason: null,
    // Their own mail has a link for each student.
    by: mailed,
    to: ['organization'],
  });
  return true;
}

/** Present students of a collaboration, each with the sides that have sent their evaluation. */
async function waitingMembers(tx: Database, id: CollaborationId) {
  const present = await tx
    .select({ id: collaborationMembers.id })
    .from(collaborationMembers)
    .where(
      and(
        eq(collaborationMembers.collaborationId, id),
        isNotNull(collaborationMembers.studentId),
        isNull(collaborationMembers.leftAt),
      ),
    )
    .orderBy(collaborationMembers.id);
  if (present.length === 0) return [];
  const sent = await tx
    .select({ memberId: evaluations.memberId, side: evaluations.side })
    .from(evaluations)
    .where(
      inArray(
        evaluations.memberId,
        present.map((member) => member.id),
      ),
    );
  return present.map((member) => ({
    id: member.id,
    sent: sent.flatMap(({ memberId, side }) => (memberId === member.id ? side : [])),
  }));
}
