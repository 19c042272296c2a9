import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { certificateCodeLength, certificateLetters } from '@puente/contract/certificate-code';
import type {
  certificateIssue,
  certificateShown,
  certificateVoiding,
  seenCompetences,
} from '@puente/contract/forms/certificate';
import { messages } from '@puente/contract/messages';
import type { Actor, ActorIn } from '../access/actor.ts';
import { type CollaborationRow, type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { requireRow } from '../db/require-row.ts';
import { certificates, collaborationEvents, collaborationMembers, collaborations } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { canBeIssued, type CertificateRow, type Facts, factsOf, latestOf } from './facts.ts';

/**
 * Issues a certificate with the facts of today. It takes the place of the valid one, which its student has seen. With
 * the same facts, the valid one stays.
 * @throws Refusal NotFound for somebody who takes no part; StatusNotAllowed before the end, and for what the organisation
 * has voided; CollaborationMoved when another certificate is valid
 */
export function issueCertificate(
  db: Database,
  actor: ActorIn<'student'>,
  { id }: CollaborationRow,
  { shown, replaces }: z.output<typeof certificateIssue>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { row, facts, latest } = await lockOwn(tx, actor, id);
    const valid = latest?.voidedAt === null ? latest : undefined;
    if ((valid?.code ?? null) !== replaces) throw refuse('CollaborationMoved');
    if (!canBeIssued(row, facts, latest)) {
      if (!valid) throw refuse('StatusNotAllowed');
      await show(tx, valid, shown);
      return;
    }
    const { begins, ends } = facts;
    if (begins === null || ends === null) throw refuse('StatusNotAllowed');
    if (valid)
      await tx
        .update(certificates)
        .set({ voidedAt: new Date(), voidedBy: 'newer' })
        .where(eq(certificates.id, valid.id));
    await tx.insert(certificates).values({
      memberId: facts.member,
      code: makeCode(),
      holder: facts.holder,
      title: row.title,
      organizationName: row.organizationName,
      begins,
      ends,
      minutes: facts.minutes,
      competences: facts.competences,
      shown: distinct(shown),
    });
    await tx
      .insert(collaborationEvents)
      .values({ collaborationId: id, event: 'certified', side: 'student', userId: actor.userId });
  });
}

const makeCode = (): string =>
  Array.from(
    { length: certificateCodeLength },
    () => certificateLetters[randomInt(certificateLetters.length)],
  ).join('');

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

const show = (tx: Database, { id }: CertificateRow, shown: CertificateRow['shown']) =>
  tx
    .update(certificates)
    .set({ shown: distinct(shown) })
    .where(eq(certificates.id, id));

/** Decides what the page of the student's latest certificate shows. @throws Refusal CollaborationMoved for another one */
export function showFacts(
  db: Database,
  actor: ActorIn<'student'>,
  { id }: CollaborationRow,
  { code, shown }: z.output<typeof certificateShown>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { latest } = await lockOwn(tx, actor, id);
    if (latest?.code !== code) throw refuse('CollaborationMoved');
    await show(tx, latest, shown);
  });
}

/** Locks the collaboration, and reads the student's facts and latest certificate. @throws Refusal NotFound */
async function lockOwn(
  tx: Database,
  actor: ActorIn<'student'>,
  id: CollaborationRow['id'],
): Promise<{ row: CollaborationRow; facts: Facts; latest: CertificateRow | undefined }> {
  await lockRow(tx, collaborations, id);
  const row = requireRow(await tx.select().from(collaborations).where(eq(collaborations.id, id)));
  const facts = (await factsOf(tx, row)).find(({ studentId }) => studentId === actor.profileId);
  if (!facts) throw refuse('NotFound');
  return { row, facts, latest: (await latestOf(tx, [facts.member])).get(facts.member) };
}

/**
 * Voids a valid certificate. The student who did not do it is told.
 * @throws Refusal NotFound for another student's; CollaborationMoved when it is no longer valid; a missing reason of the
 * organisation at its field
 */
export async function voidCertificate(
  db: Database,
  post: Post,
  actor: Actor,
  row: GuardedCollaboration,
  { code, reason }: z.output<typeof certificateVoiding>,
): Promise<void> {
  const side = sideOf(actor, row);
  if (side !== 'student' && side !== 'organization') throw refuse('NotFound');
  if (side === 'organization' && !reason) throw refuseFields({ reason: messages.required });
  await db.transaction(async (tx) => {
    await lockRow(tx, collaborations, row.id);
    const [found] = await tx
      .select({ certificate: certificates, studentId: collaborationMembers.studentId })
      .from(certificates)
      .innerJoin(collaborationMembers, eq(collaborationMembers.id, certificates.memberId))
      .where(and(eq(certificates.code, code), eq(collaborationMembers.collaborationId, row.id)));
    if (!found || (side === 'student' && found.studentId !== actor.profileId)) throw refuse('NotFound');
    if (found.certificate.voidedAt !== null) throw refuse('CollaborationMoved');
    await tx
      .update(certificates)
      .set({ voidedAt: new Date(), voidedBy: side, voidReason: reason || null })
      .where(eq(certificates.id, found.certificate.id));
    await tx.insert(collaborationEvents).values({
      collaborationId: row.id,
      event: 'certificateVoided',
      side,
      userId: actor.userId,
      reason: reason || null,
    });
    await tellCollaboration(tx, post, row, {
      says: `Se ha anulado un certificado de «${row.title}».`,
      reason: reason || null,
      by: actor.userId,
      to: side === 'organization' ? ['student'] : [],
      member: found.certificate.memberId,
    });
  });
}

/**
 * Writes which competences the organisation has seen at a student's work, and tells the student.
 * @throws Refusal NotFound for somebody who is not in the collaboration; StatusNotAllowed before its work is delivered, and
 * for one that was cancelled
 */
export function markCompetences(
  db: Database,
  post: Post,
  actor: Actor,
  { id }: CollaborationRow,
  { member, competences }: z.output<typeof seenCompetences>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockRow(tx, collaborations, id);
    const row = requireRow(await tx.select().from(collaborations).where(eq(collaborations.id, id)));
    if (row.state !== 'delivered' && row.state !== 'closed') throw refuse('StatusNotAllowed');
    const marked = await tx
      .update(collaborationMembers)
      .set({ competences: distinct(competences) })
      .where(
        and(
          eq(collaborationMembers.id, member),
          eq(collaborationMembers.collaborationId, id),
          isNull(collaborationMembers.leftAt),
        ),
      )
      .returning({ id: collaborationMembers.id });
    if (marked.length === 0) throw refuse('NotFound');
    await tellCollaboration(tx, post, row, {
      says: `La organización ha dicho qué competencias ha visto en tu trabajo en «${row.title}». Pueden figurar en tu certificado.`,
      reason: null,
      by: actor.userId,
      to: ['student'],
      member,
    });
  });
}
