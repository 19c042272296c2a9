import { aliasedTable, and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type {
  Collaboration,
  CollaborationDetail,
  CollaborationEntry,
  CollaborationMember,
} from '@puente/contract/entities/collaboration';
import type { CollaborationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import {
  collaborationEvents,
  collaborationMembers,
  collaborations,
  students,
  teacherInvitations,
  teachers,
  universities,
  users,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { presentStamps } from '../http/stamps.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { collaborationPolicy, type CollaborationRow, sideOf } from './policy.ts';
import { progressOf } from './progress.ts';

/** Collaborations as one of their people sees them. */
export async function presentCollaborations(
  db: Database,
  actor: Actor,
  rows: readonly CollaborationRow[],
): Promise<Collaboration[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [members, guides, organizations, progress] = await Promise.all([
    membersOf(db, ids),
    guidesOf(db, ids),
    organizationSummaries(
      db,
      rows.flatMap(({ organizationId }) => organizationId ?? []),
    ),
    progressOf(db, actor, ids),
  ]);
  return rows.map((row) => {
    const all = members.get(row.id) ?? [];
    const studentIds = all.flatMap(({ studentId, leftAt }) =>
      leftAt || studentId === null ? [] : studentId,
    );
    const side = sideOf(actor, { ...row, studentIds });
    // They left while the list was read.
    if (side === null) throw refuse('NotFound');
    const { organizationId } = row;
    return {
      id: row.id,
      ...presentStamps(row),
      state: row.state,
      title: row.title,
      project: row.projectId,
      organization_name: row.organizationName,
      organization: organizationId === null ? null : (organizations.get(organizationId) ?? null),
      is_team: row.isTeam,
      begins: row.begins,
      ends: row.ends,
      tutor: guides.get(row.id)?.tutor ?? null,
      teacher: guides.get(row.id)?.teacher ?? null,
      members: all.map((member) => presentMember(member, actor, side)),
      side,
      progress: progress({ row, side }),
      startedAt: row.startedAt?.toISOString() ?? null,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  });
}

/** @throws Refusal NotFound for somebody who no longer takes part */
export async function presentCollaboration(
  db: Database,
  actor: Actor,
  id: CollaborationId,
): Promise<CollaborationDetail> {
  const row = await collaborationPolicy.load(db, id);
  const [[presented], history, [invitation]] = await Promise.all([
    presentCollaborations(db, actor, row ? [row] : []),
    historyOf(db, id),
    db
      .select({ email: teacherInvitations.email, at: teacherInvitations.createdAt })
      .from(teacherInvitations)
      .where(and(eq(teacherInvitations.collaborationId, id), isNull(teacherInvitations.declinedAt))),
  ]);
  if (!row || !presented) throw refuse('NotFound');
  return {
    ...presented,
    history,
    own_teacher: row.hasOwnTeacher && row.teacherId !== null,
    teacher_invitation:
      invitation && presented.side !== 'teacher'
        ? { email: invitation.email, at: invitation.at.toISOString() }
        : null,
  };
}

type Member = Awaited<ReturnType<typeof readMembers>>[number];

function presentMember(
  { id, studentId, name, surname, university, applicationId, leftAt, leftReason }: Member,
  actor: Actor,
  side: CollaborationSide,
): CollaborationMember {
  const own = actor.role === 'student' && studentId === actor.profileId;
  return {
    id,
    name,
    surname,
    university,
    application: own || side === 'organization' ? applicationId : null,
    leftAt: leftAt?.toISOString() ?? null,
    left_reason: leftReason,
    own,
  };
}

const membersOf = async (db: Database, ids: readonly CollaborationId[]) =>
  groupByOwner(await readMembers(db, ids), (member) => member);

const readMembers = (db: Database, ids: readonly CollaborationId[]) =>
  db
    .select({
      id: collaborationMembers.id,
      owner: collaborationMembers.collaborationId,
      studentId: collaborationMembers.studentId,
      applicationId: collaborationMembers.applicationId,
      leftAt: collaborationMembers.leftAt,
      leftReason: collaborationMembers.leftReason,
      name: users.name,
      surname: users.surname,
      university: universities.name,
    })
    .from(collaborationMembers)
    .leftJoin(students, eq(students.id, collaborationMembers.studentId))
    .leftJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .where(inArray(collaborationMembers.collaborationId, [...ids]))
    .orderBy(asc(collaborationMembers.id));

/** The organisation's person and the teacher of each collaboration. */
async function guidesOf(db: Database, ids: readonly CollaborationId[]) {
  const tutors = aliasedTable(users, 'tutors');
  const found = await db
    .select({
      id: collaborations.id,
      tutor: { id: tutors.id, name: tutors.name, surname: tutors.surname },
      teacher: {
        id: teachers.id,
        name: users.name,
        surname: users.surname,
        university: universities.name,
      },
    })
    .from(collaborations)
    .leftJoin(tutors, eq(tutors.id, collaborations.tutorId))
    .leftJoin(teachers, eq(teachers.id, collaborations.teacherId))
    .leftJoin(users, eq(users.id, teachers.userId))
    .leftJoin(universities, eq(universities.id, teachers.universityId))
    .where(inArray(collaborations.id, [...ids]));
  return new Map(
    found.map(({ id, tutor, teacher }) => {
      const { id: teacherId, name, surname, university } = teacher;
      return [
        id,
        {
          tutor,
          teacher:
            teacherId === null || name === null || surname === null
              ? null
              : { id: teacherId, name, surname, university },
        },
      ];
    }),
  );
}

async function historyOf(db: Database, id: CollaborationId): Promise<CollaborationEntry[]> {
  const entries = await db
    .select({
      at: collaborationEvents.at,
      event: collaborationEvents.event,
      side: collaborationEvents.side,
      reason: collaborationEvents.reason,
      name: users.name,
      surname: users.surname,
    })
    .from(collaborationEvents)
    .leftJoin(users, eq(users.id, collaborationEvents.userId))
    .where(eq(collaborationEvents.collaborationId, id))
    .orderBy(asc(collaborationEvents.id));
  return entries.map(({ at, name, surname, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    name: name === null ? null : `${name} ${surname ?? ''}`.trim(),
  }));
}
