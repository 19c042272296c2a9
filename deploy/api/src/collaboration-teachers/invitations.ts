import { and, asc, eq, isNull } from 'drizzle-orm';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import type { TeacherInvitation } from '@puente/contract/entities/teacher-invitation';
import type { CollaborationId, TeacherId, UserId } from '@puente/contract/ids';
import type { Actor, ActorIn } from '../access/actor.ts';
import { guidesOf } from '../collaborations/guidance.ts';
import { type CollaborationRow, type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  collaborationEvents,
  collaborationMembers,
  collaborations,
  students,
  teacherInvitations,
  users,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { composeMail } from '../mail/mail-content.ts';
import type { Post } from '../mail/post.ts';
import { subjectLine } from '../mail/subject.ts';
import type { TeacherInvitationRow } from './policy.ts';

/** @throws Refusal CollaborationOver */
async function lockUnderWay(tx: Database, id: CollaborationId): Promise<CollaborationRow> {
  const row = requireRow(
    await tx.select().from(collaborations).where(eq(collaborations.id, id)).for('no key update'),
  );
  if (!isUnderWay(row.state)) throw refuse('CollaborationOver');
  return row;
}

/**
 * Invites a teacher by mail, in place of one who was invited before. Unknown addresses get the same mail, so that the
 * response does not reveal who has an account.
 * @throws Refusal CollaborationOver
 */
export function inviteTeacher(
  db: Database,
  { mailer, publicUrl }: Post,
  actor: Actor,
  row: GuardedCollaboration,
  email: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, row.id);
    const ofThis = eq(teacherInvitations.collaborationId, row.id);
    const [known] = await tx
      .select({ email: teacherInvitations.email, declinedAt: teacherInvitations.declinedAt })
      .from(teacherInvitations)
      .where(ofThis);
    if (known?.email === email && known.declinedAt === null) return;
    await tx.delete(teacherInvitations).where(ofThis);
    await tx.insert(teacherInvitations).values({ collaborationId: row.id, email, invitedById: actor.userId });
    await tx.insert(collaborationEvents).values({
      collaborationId: row.id,
      event: 'teacherInvited',
      side: sideOf(actor, row),
      userId: actor.userId,
    });
    await mailer.send(
      email,
      composeMail({
        subject: subjectLine`¿Diriges este trabajo? ${row.title}`,
        greeting: 'Hola:',
        paragraphs: [
          `Te invitan a dirigir «${row.title}», el trabajo de una colaboración con ${row.organizationName}.`,
          'Si aceptas, verás la colaboración y su avance, y sus participantes verán tu nombre.',
        ],
        action: { label: 'Ver la invitación', url: `${publicUrl}/profile?section=guided` },
        notes: [
          'Hace falta una cuenta de docente con este correo. Si no la tienes, puedes crearla antes de responder.',
          'Si no conoces este trabajo, no tienes que hacer nada.',
        ],
      }),
      tx,
    );
  });
}

/** Withdraws the invitation, if there is one. The teacher finds it gone. */
export async function withdrawInvitation(db: Database, id: CollaborationId): Promise<void> {
  await db.delete(teacherInvitations).where(eq(teacherInvitations.collaborationId, id));
}

/** Invitations to the address of a teacher, oldest first. Unconfirmed addresses have none. */
export async function invitationsTo(db: Database, userId: UserId): Promise<TeacherInvitation[]> {
  const [person] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  if (!person) return [];
  const rows = await db
    .select({
      id: teacherInvitations.id,
      createdAt: teacherInvitations.createdAt,
      collaborationId: teacherInvitations.collaborationId,
      title: collaborations.title,
      organizationName: collaborations.organizationName,
      name: users.name,
      surname: users.surname,
    })
    .from(teacherInvitations)
    .innerJoin(collaborations, eq(collaborations.id, teacherInvitations.collaborationId))
    .innerJoin(users, eq(users.id, teacherInvitations.invitedById))
    .where(and(eq(teacherInvitations.email, person.email), isNull(teacherInvitations.declinedAt)))
    .orderBy(asc(teacherInvitations.id));
  const names = await Promise.all(rows.map(({ collaborationId }) => studentNames(db, collaborationId)));
  return rows.map(({ id, createdAt, title, organizationName, name, surname }, index) => ({
    id,
    createdAt: createdAt.toISOString(),
    title,
    organization_name: organizationName,
    students: names[index] ?? [],
    invited_by: `${name} ${surname}`.trim(),
  }));
}

async function studentNames(db: Database, id: CollaborationId): Promise<string[]> {
  const present = await db
    .select({ name: users.name, surname: users.surname })
    .from(collaborationMembers)
    .innerJoin(students, eq(students.id, collaborationMembers.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(collaborationMembers.collaborationId, id), isNull(collaborationMembers.leftAt)))
    .orderBy(asc(collaborationMembers.id));
  return present.map(({ name, surname }) => `${name} ${surname}`.trim());
}

/** Milliseconds for which a decline can be undone: longer than any message stays on the screen. */
const undoLasts = 10 * 60_000;

/**
 * Saves the answer of an invited teacher, and tells the others. One who accepts takes the place of the teacher before.
 * @param accepted null undoes a decline
 * @throws Refusal CollaborationOver; NotFound for an invitation that was withdrawn, or declined too long ago
 */
export function answerInvitation(
  db: Database,
  post: Post,
  teacher: ActorIn<'teacher'>,
  { id, collaborationId }: TeacherInvitationRow,
  accepted: boolean | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockUnderWay(tx, collaborationId);
    const ofThis = eq(teacherInvitations.id, id);
    const { declinedAt } = requireRow(await tx.select().from(teacherInvitations).where(ofThis));
    const isUndoable = declinedAt !== null && declinedAt.getTime() > Date.now() - undoLasts;
    if (declinedAt !== null && (accepted !== null || !isUndoable)) throw refuse('NotFound');
    const entry = { collaborationId, side: 'teacher', userId: teacher.userId } as const;
    if (accepted) {
      await tx.delete(teacherInvitations).where(ofThis);
      await replaceTeacher(tx, row, { to: teacher.profileId, isOwn: true, entry });
    } else {
      const declines = accepted === false;
      if (!declines && declinedAt === null) return;
      await tx
        .update(teacherInvitations)
        .set({ declinedAt: declines ? new Date() : null })
        .where(ofThis);
      await tx
        .insert(collaborationEvents)
        .values({ ...entry, event: declines ? 'teacherDeclined' : 'teacherReconsidered' });
    }
    await tellCollaboration(tx, post, row, {
      says: sentenceAbout(accepted, row),
      reason: null,
      by: teacher.userId,
      to: accepted ? ['student', 'organization', 'teacher'] : ['student', 'organization'],
    });
  });
}

/**
 * Ends the guidance by an invited teacher, and tells the others. Another teacher of the project takes over.
 * @throws Refusal CollaborationOver; CollaborationMoved when another teacher guides it by now; StatusNotAllowed for a
 * teacher of the project
 */
export function endGuidance(
  db: Database,
  post: Post,
  actor: Actor,
  seen: GuardedCollaboration,
): Promise<void> {
  const side = sideOf(actor, seen);
  return db.transaction(async (tx) => {
    const row = await lockUnderWay(tx, seen.id);
    if (row.teacherId !== seen.teacherId) throw refuse('CollaborationMoved');
    if (!row.hasOwnTeacher || row.teacherId === null) throw refuse('StatusNotAllowed');
    const guides = row.projectId === null ? [] : await guidesOf(tx, row.projectId);
    const next = guides.find((guide) => guide.id !== row.teacherId);
    await replaceTeacher(tx, row, {
      to: next?.id ?? null,
      isOwn: false,
      entry: { collaborationId: row.id, side, userId: actor.userId },
    });
    await tellCollaboration(tx, post, row, {
      says: `Cambia quién dirige «${row.title}».`,
      reason: null,
      by: actor.userId,
      to: ['student', 'organization', 'teacher'],
    });
  });
}

function sentenceAbout(accepted: boolean | null, { title }: CollaborationRow): string {
  if (accepted === null)
    return `La persona que dijo que no podía dirigir «${title}» lo ha retirado: todavía puede aceptar.`;
  return accepted
    ? `Un docente ha aceptado dirigir «${title}».`
    : `La persona a la que invitasteis no puede dirigir «${title}». Podéis invitar a otra.`;
}

interface Replacement {
  to: TeacherId | null;
  isOwn: boolean;
  entry: Pick<typeof collaborationEvents.$inferInsert, 'collaborationId' | 'side' | 'userId'>;
}

async function replaceTeacher(
  tx: Database,
  { id, teacherId }: CollaborationRow,
  { to, isOwn, entry }: Replacement,
): Promise<void> {
  await tx
    .update(collaborations)
    .set({ teacherId: to, hasOwnTeacher: isOwn })
    .where(eq(collaborations.id, id));
  if (to === teacherId) return;
  const platform = { collaborationId: id, side: 'teacher' } as const;
  const ending = isOwn
    ? ({ ...platform, event: 'teacherLeft' } as const)
    : ({ ...entry, event: entry.side === 'teacher' ? 'teacherLeft' : 'teacherRemoved' } as const);
  await tx
    .insert(collaborationEvents)
    .values([
      ...(teacherId === null ? [] : [ending]),
      ...(to === null ? [] : [{ ...(isOwn ? entry : platform), event: 'teacherJoined' } as const]),
    ]);
}
