import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { UniversityAgreement } from '@puente/contract/entities/university-agreement';
import type { universityAgreementGiven } from '@puente/contract/forms/university-agreement';
import type { CollaborationId, UniversityId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import {
  collaborationEvents,
  collaborationMembers,
  files,
  students,
  universities,
  universityAgreements,
  users,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import type { Post } from '../mail/post.ts';
import { assertOwnFile } from '../uploads/own-file.ts';
import { lockForParty } from './lock-for-party.ts';

const columns = {
  university: universities.id,
  name: universities.name,
  rule: universities.agreementRule,
  entry: {
    // First, since Drizzle takes a joined row whose first column is null for a missing one.
    at: universityAgreements.updatedAt,
    reference: universityAgreements.reference,
    fileId: universityAgreements.fileId,
  },
  writer: { name: users.name, surname: users.surname },
};

/** Agreements that the universities of students need, and those that were written before a rule or a student left. */
export async function universityAgreementsOf(
  db: Database,
  id: CollaborationId,
): Promise<UniversityAgreement[]> {
  const present = db
    .select({ id: students.universityId })
    .from(collaborationMembers)
    .innerJoin(students, eq(students.id, collaborationMembers.studentId))
    .where(
      and(
        eq(collaborationMembers.collaborationId, id),
        isNull(collaborationMembers.leftAt),
        isNotNull(students.universityId),
      ),
    );
  const rows = await db
    .select(columns)
    .from(universities)
    .leftJoin(
      universityAgreements,
      and(
        eq(universityAgreements.universityId, universities.id),
        eq(universityAgreements.collaborationId, id),
      ),
    )
    .leftJoin(users, eq(users.id, universityAgreements.writtenById))
    .where(
      and(
        isNotNull(universities.agreementRule),
        or(inArray(universities.id, present), isNotNull(universityAgreements.id)),
      ),
    )
    .orderBy(asc(inAlphabet(universities.name)), asc(universities.id));
  return rows.flatMap(({ university, name, rule, entry, writer }) =>
    rule === null
      ? []
      : {
          university,
          name,
          rule,
          entry: entry && {
            reference: entry.reference,
            has_copy: entry.fileId !== null,
            name: writer && `${writer.name} ${writer.surname}`.trim(),
            at: entry.at.toISOString(),
          },
        },
  );
}

/**
 * Writes how far the agreement of a university is. The side that the university names asks for it first.
 * @throws Refusal CollaborationOver; AgreementChanged after an entry that the user has not seen; NotFound for a
 * university that needs none; StatusNotAllowed for another side; at `copy` for a file of somebody else
 */
export function writeUniversityAgreement(
  db: Database,
  post: Post,
  actor: Actor,
  { id }: GuardedCollaboration,
  { university, reference, copy = null, seen }: z.output<typeof universityAgreementGiven>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { row, side } = await lockForParty(tx, actor, id);
    const known = (await universityAgreementsOf(tx, id)).find((one) => one.university === university);
    if (!known) throw refuse('NotFound');
    const { rule, entry, name } = known;
    if ((entry && Date.parse(entry.at)) !== (seen && Date.parse(seen))) throw refuse('AgreementChanged');
    if (entry === null && rule.asked_by !== side) throw refuse('StatusNotAllowed');
    if (copy !== null)
      await assertOwnFile(tx, { id: copy, userId: actor.userId, purpose: 'agreement', field: 'copy' });
    const values = {
      reference: reference || null,
      ...(copy !== null && { fileId: copy }),
      writtenById: actor.userId,
    };
    await tx
      .insert(universityAgreements)
      .values({ collaborationId: id, universityId: university, ...values })
      .onConflictDoUpdate({
        target: [universityAgreements.collaborationId, universityAgreements.universityId],
        set: { ...values, updatedAt: new Date() },
      });
    await tx.insert(collaborationEvents).values({
      collaborationId: id,
      event: reference ? 'universityAgreementWritten' : 'universityAgreementAsked',
      side,
      userId: actor.userId,
      reason: reference ? `${name}: ${reference}` : name,
    });
    await tellCollaboration(tx, post, row, {
      says: reference
        ? `Ya consta el convenio de ${name} para «${row.title}»: ${reference}.`
        : `Se ha pedido a ${name} el convenio para «${row.title}».`,
      reason: null,
      by: actor.userId,
      to: ['student', 'organization', 'teacher'],
    });
  });
}

/** @throws Refusal NotFound when there is no copy */
export async function copyOfUniversity(db: Database, id: CollaborationId, university: UniversityId) {
  const [found] = await db
    .select({ file: files })
    .from(universityAgreements)
    .innerJoin(files, eq(files.id, universityAgreements.fileId))
    .where(
      and(eq(universityAgreements.collaborationId, id), eq(universityAgreements.universityId, university)),
    );
  if (!found) throw refuse('NotFound');
  return found.file;
}
