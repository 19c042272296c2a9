import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { CollaborationMemberId, StudentId } from '@puente/contract/ids';
import type { CollaborationRow } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { certificates, collaborationMembers, loggedWeeks, students, users } from '../db/schema.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** Facts of today about a student of a collaboration, for a certificate. */
export interface Facts {
  member: CollaborationMemberId;
  studentId: StudentId;
  /** Full name. */
  holder: string;
  /** Days of Spain on which the work began and ended; null before it has. */
  begins: string | null;
  ends: string | null;
  /** Confirmed minutes. */
  minutes: number;
  competences: string[];
}

/** Facts about each student who is in a collaboration. Deleted accounts have none. */
export async function factsOf(
  db: Database,
  { id, startedAt, deliveredAt, endedAt }: CollaborationRow,
): Promise<Facts[]> {
  const ended = deliveredAt ?? endedAt;
  const found = await db
    .select({
      member: collaborationMembers.id,
      studentId: students.id,
      name: users.name,
      surname: users.surname,
      competences: collaborationMembers.competences,
      minutes: sql<number>`coalesce((
        select sum(week.minutes) from ${loggedWeeks} week
        where week.member_id = ${collaborationMembers.id} and week.confirmed_at is not null
      ), 0)::int`,
    })
    .from(collaborationMembers)
    .innerJoin(students, eq(students.id, collaborationMembers.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(collaborationMembers.collaborationId, id), isNull(collaborationMembers.leftAt)))
    .orderBy(asc(collaborationMembers.id));
  return found.map(({ name, surname, ...facts }) => ({
    ...facts,
    holder: `${name} ${surname}`.trim(),
    begins: startedAt && dayInSpain(startedAt),
    ends: ended && dayInSpain(ended),
  }));
}

/** Latest certificate of each member, valid or not, without those of deleted accounts. */
export async function latestOf(
  db: Database,
  members: readonly CollaborationMemberId[],
): Promise<Map<CollaborationMemberId, CertificateRow>> {
  const rows = await db
    .selectDistinctOn([certificates.memberId])
    .from(certificates)
    .where(and(inArray(certificates.memberId, [...members]), isNotNull(certificates.holder)))
    .orderBy(certificates.memberId, desc(certificates.id));
  return new Map(rows.map((row) => [row.memberId, row]));
}

/**
 * Tells whether a new certificate would be of use. What the organisation has voided is not issued again until the facts
 * are others.
 */
export function canBeIssued(
  { state }: CollaborationRow,
  facts: Facts,
  latest: CertificateRow | undefined,
): boolean {
  if (state !== 'closed') return false;
  if (latest === undefined || latest.voidedBy === 'student') return true;
  return saysElse(facts, latest);
}

const saysElse = (facts: Facts, { holder, begins, ends, minutes, competences }: CertificateRow): boolean =>
  facts.holder !== holder ||
  facts.begins !== begins ||
  facts.ends !== ends ||
  facts.minutes !== minutes ||
  facts.competences.toSorted().join() !== competences.toSorted().join();
