import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type AgreementSection, agreementText, canonicalAgreement } from '@puente/contract/agreement-text';
import type { UniversityAgreement } from '@puente/contract/entities/university-agreement';
import {
  type agreementAcceptance,
  type agreementDraft,
  type AgreementTerms,
} from '@puente/contract/forms/agreement';
import { inOrder } from '@puente/contract/forms/collaboration';
import type { CollaborationId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { agreementAcceptances, agreements, collaborationEvents } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import type { Uploads } from '../uploads/store.ts';
import { lockForParty } from './lock-for-party.ts';
import { readSignedCopy } from './signed-copy.ts';
import { universityAgreementsOf } from './university-agreements.ts';

export const fingerprintOf = (sections: readonly AgreementSection[]): string =>
  createHash('sha256').update(canonicalAgreement(sections)).digest('hex');

async function latestOf(tx: Database, id: CollaborationId) {
  const [latest] = await tx
    .select()
    .from(agreements)
    .where(eq(agreements.collaborationId, id))
    .orderBy(desc(agreements.version))
    .limit(1);
  const acceptances = latest
    ? await tx.select().from(agreementAcceptances).where(eq(agreementAcceptances.agreementId, latest.id))
    : [];
  return { latest, acceptances };
}

/**
 * Writes the agreement. Changes the latest version until somebody has accepted it, and begins a new one afterwards.
 * @throws Refusal CollaborationOver; AgreementChanged when the author read another version; at `ends` for a last day
 * before the first
 */
export function writeAgreement(
  db: Database,
  post: Post,
  actor: Actor,
  { id }: GuardedCollaboration,
  { seen, ...terms }: z.output<typeof agreementDraft>,
): Promise<void> {
  if (!inOrder(terms.begins, terms.ends)) throw refuseFields({ ends: messages.endsTooEarly });
  return db.transaction(async (tx) => {
    const { row, side } = await lockForParty(tx, actor, id);
    const { latest, acceptances } = await latestOf(tx, id);
    if ((latest?.fingerprint ?? null) !== seen) throw refuse('AgreementChanged');
    const written = compose(terms, row, await universityAgreementsOf(tx, id));
    if (latest?.fingerprint === written.fingerprint) return;
    if (latest && acceptances.length === 0) {
      await tx
        .update(agreements)
        .set({ ...written, writtenById: actor.userId })
        .where(eq(agreements.id, latest.id));
      return;
    }
    const version = (latest?.version ?? 0) + 1;
    await tx
      .insert(agreements)
      .values({ ...written, collaborationId: id, version, writtenById: actor.userId });
    await tx.insert(collaborationEvents).values({
      collaborationId: id,
      event: latest ? 'agreementAmended' : 'agreementWritten',
      side,
      userId: actor.userId,
    });
    await tellCollaboration(tx, post, row, {
      says: latest
        ? `Hay cambios propuestos en el acuerdo de «${row.title}». Léelos y di si los aceptas.`
        : `Ya hay un acuerdo para «${row.title}». Léelo y di si lo aceptas.`,
      reason: null,
      by: actor.userId,
      to: ['student', 'organization', 'teacher'],
    });
  });
}

function compose(
  terms: AgreementTerms,
  { title, organizationName }: GuardedCollaboration,
  universities: readonly UniversityAgreement[],
) {
  const sections = agreementText(terms, {
    title,
    organization: organizationName,
    universities: universities.map(({ name, rule: { clauses } }) => ({ name, clauses })),
  });
  return { terms, sections, fingerprint: fingerprintOf(sections) };
}

/**
 * Records an acceptance of the latest version, with the account or with a signed copy. Anybody of the organisation
 * accepts for it, once.
 * @throws Refusal CollaborationOver; AgreementChanged for another version than the latest; at `copy` for a file of
 * somebody else
 */
export async function acceptAgreement(
  { db, uploads }: { db: Database; uploads: Pick<Uploads, 'read'> },
  post: Post,
  actor: Actor,
  { id }: GuardedCollaboration,
  { hash, copy = null }: z.output<typeof agreementAcceptance>,
): Promise<void> {
  const signed = copy === null ? null : await readSignedCopy({ db, uploads }, actor.userId, copy);
  await db.transaction(async (tx) => {
    const { row, side } = await lockForParty(tx, actor, id);
    const { latest, acceptances } = await latestOf(tx, id);
    if (latest?.fingerprint !== hash) throw refuse('AgreementChanged');
    const isRepeated = acceptances.some((one) =>
      side === 'organization' ? one.side === side : one.userId === actor.userId,
    );
    if (isRepeated) return;
    await tx
      .insert(agreementAcceptances)
      .values({ agreementId: latest.id, side, userId: actor.userId, fingerprint: hash, ...signed });
    await tx.insert(collaborationEvents).values({
      collaborationId: id,
      event: signed ? 'agreementSigned' : 'agreementAccepted',
      side,
      userId: actor.userId,
      reason: `Versión ${latest.version}`,
    });
    await tellCollaboration(tx, post, row, {
      says: signed
        ? `Una de las partes ha aceptado el acuerdo de «${row.title}» con una copia firmada.`
        : `Una de las partes ha aceptado el acuerdo de «${row.title}».`,
      reason: null,
      by: actor.userId,
      to: ['student', 'organization', 'teacher'],
    });
  });
}
