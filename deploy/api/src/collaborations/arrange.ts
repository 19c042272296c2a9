import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayInWords } from '@puente/contract/day-in-words';
import type { EvaluationWindow } from '@puente/contract/evaluation-window';
import { type collaborationUpdate, inOrder } from '@puente/contract/forms/collaboration';
import type { UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import {
  collaborationEvents,
  collaborationMembers,
  collaborations,
  evaluations,
  notices,
  users,
} from '../db/schema.ts';
import { windowOf } from '../evaluations/window.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { actsFor } from '../organizations/people.ts';
import type { AssertUnchanged } from '../server/versions.ts';
import type { CollaborationRow } from './policy.ts';
import { tellCollaboration } from './telling.ts';

interface Arranging {
  given: z.output<typeof collaborationUpdate>;
  by: UserId;
  assertUnchanged: AssertUnchanged;
}

/**
 * Changes dates and the organisation's person, and tells the others.
 * @throws Refusal RecordChanged, CollaborationOver; at `ends` for a last day before the first, or one that closes evaluations or opens
 * them again; at `tutor` for somebody of another organisation
 */
export function arrangeCollaboration(
  db: Database,
  post: Post,
  { id }: CollaborationRow,
  { given, by, assertUnchanged }: Arranging,
): Promise<void> {
  return db.transaction(async (tx) => {
    await assertUnchanged(tx);
    const [row] = await tx
      .select()
      .from(collaborations)
      .where(eq(collaborations.id, id))
      .for('no key update');
    if (!row) throw refuse('NotFound');
    if (!isUnderWay(row.state)) throw refuse('CollaborationOver');
    const { begins = row.begins, ends = row.ends, tutor = row.tutorId } = given;
    if (!inOrder(begins, ends)) throw refuseFields({ ends: messages.endsTooEarly });
    if (tutor !== null && tutor !== row.tutorId) await assertOfOrganization(tx, row, tutor);
    if (ends !== row.ends) await assertWindowKept(tx, row, ends);
    const hasNewDates = begins !== row.begins || ends !== row.ends;
    const hasNewTutor = tutor !== row.tutorId;
    if (!hasNewDates && !hasNewTutor) return;
    await tx.update(collaborations).set({ begins, ends, tutorId: tutor }).where(eq(collaborations.id, id));
    if (ends !== row.ends)
      await tx.delete(notices).where(and(eq(notices.kind, 'collaboration_late'), eq(notices.subjectId, id)));
    const entry = { collaborationId: id, side: 'organization', userId: by } as const;
    if (hasNewDates)
      await tx
        .insert(collaborationEvents)
        .values({ ...entry, event: 'datesChanged', reason: inWords(begins, ends) });
    if (hasNewTutor) await tx.insert(collaborationEvents).values({ ...entry, event: 'tutorChanged' });
    await tellCollaboration(tx, post, row, {
      says: hasNewDates
        ? `La colaboración «${row.title}» tiene nuevas fechas: ${inWords(begins, ends)}.`
        : `Otra persona de la organización se ocupa de la colaboración «${row.title}».`,
      reason: null,
      by,
      to: ['student', 'teacher'],
    });
  });
}

async function assertOfOrganization(tx: Database, row: CollaborationRow, tutor: UserId): Promise<void> {
  const found =
    row.organizationId === null
      ? []
      : await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, tutor), actsFor(tx, row.organizationId)));
  if (found.length === 0) throw refuseFields({ tutor: messages.notOfOrganization });
}

/** Refuses a last day that shows a single evaluation at once, or hides one that was shown: the other side could answer it. */
async function assertWindowKept(tx: Database, row: CollaborationRow, ends: string | null): Promise<void> {
  const today = dayInSpain(Date.now());
  const isClosed = (window: EvaluationWindow | null) =>
    window !== null && window.closes !== null && window.closes < today;
  if (!isClosed(windowOf(row)) && !isClosed(windowOf({ ...row, ends }))) return;
  const sent = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .where(eq(collaborationMembers.collaborationId, row.id))
    .limit(1);
  if (sent.length > 0) throw refuseFields({ ends: messages.evaluationsWait });
}

const dayOrNone = (day: string | null): string => (day === null ? 'sin fijar' : dayInWords(day));

/** Both days as people read them. */
const inWords = (begins: string | null, ends: string | null): string =>
  `principio, ${dayOrNone(begins)}; final, ${dayOrNone(ends)}`;
