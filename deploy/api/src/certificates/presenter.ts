import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { readCertificateCode, writeCertificateCode } from '@puente/contract/certificate-code';
import type { CertificateFact } from '@puente/contract/constants/certificates';
import type {
  Certificate,
  MemberCertificate,
  PublicCertificate,
} from '@puente/contract/entities/certificate';
import type { Actor, ActorIn } from '../access/actor.ts';
import { collaborationPolicy, type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { certificates, collaborationMembers } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { canBeIssued, type CertificateRow, factsOf, latestOf } from './facts.ts';

/** Certificates of a collaboration. Students get their own. @throws Refusal NotFound for somebody who takes no part */
export async function certificatesOf(
  db: Database,
  actor: Actor,
  { id }: GuardedCollaboration,
): Promise<MemberCertificate[]> {
  const row = await collaborationPolicy.load(db, id);
  if (!row || sideOf(actor, row) === null) throw refuse('NotFound');
  const facts = (await factsOf(db, row)).filter(
    ({ studentId }) => actor.role !== 'student' || studentId === actor.profileId,
  );
  const latest = await latestOf(
    db,
    facts.map(({ member }) => member),
  );
  return facts.map((known) => {
    const certificate = latest.get(known.member);
    return {
      member: known.member,
      latest: certificate ? presentCertificate(certificate) : null,
      competences: known.competences,
      minutes: known.minutes,
      can_be_issued: canBeIssued(row, known, certificate),
    };
  });
}

const presentCertificate = (row: CertificateRow): Certificate => ({
  code: row.code,
  holder: row.holder ?? '',
  begins: row.begins,
  ends: row.ends,
  minutes: row.minutes,
  competences: row.competences,
  shown: row.shown,
  issuedAt: row.issuedAt.toISOString(),
  voidedAt: row.voidedAt?.toISOString() ?? null,
  voidedBy: row.voidedBy,
  void_reason: row.voidReason,
});

/** The student's valid certificate about a collaboration. @throws Refusal NotFound without one */
export async function validCertificateOf(
  db: Database,
  actor: ActorIn<'student'>,
  { id }: GuardedCollaboration,
): Promise<CertificateRow & { holder: string }> {
  const [found] = await db
    .select({ row: certificates })
    .from(certificates)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, certificates.memberId))
    .where(
      and(
        eq(collaborationMembers.collaborationId, id),
        eq(collaborationMembers.studentId, actor.profileId),
        isNull(certificates.voidedAt),
      ),
    );
  if (!found || found.row.holder === null) throw refuse('NotFound');
  return { ...found.row, holder: found.row.holder };
}

/** @throws Refusal NotFound for a code of no certificate, and for one whose student has deleted the account */
export async function publicCertificateOf(db: Database, written: string): Promise<PublicCertificate> {
  const code = readCertificateCode(written);
  const [row] =
    code === null
      ? []
      : await db
          .select()
          .from(certificates)
          .where(and(eq(certificates.code, code), isNotNull(certificates.holder)));
  if (!row) throw refuse('NotFound');
  const when = <Value>(fact: CertificateFact, value: Value): Value | null =>
    row.shown.includes(fact) ? value : null;
  return {
    code: row.code,
    issuedAt: row.issuedAt.toISOString(),
    voidedAt: row.voidedAt?.toISOString() ?? null,
    voidedBy: row.voidedBy,
    holder: when('holder', row.holder),
    title: when('title', row.title),
    organization: when('organization', row.organizationName),
    begins: when('period', row.begins),
    ends: when('period', row.ends),
    minutes: when('hours', row.minutes),
    competences: when('competences', row.competences),
  };
}

/** Address of the public page of a certificate. */
export const pageOf = ({ code }: Pick<CertificateRow, 'code'>, publicUrl: string): string =>
  `${publicUrl}/certificados/${writeCertificateCode(code)}`;
