import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { usualTerms } from '@puente/contract/agreement-text';
import { modalities } from '@puente/contract/constants/modalities';
import type { Agreement, AgreementParty } from '@puente/contract/entities/agreement';
import type { UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import { collaborationPolicy, type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import {
  agreementAcceptances,
  agreements,
  collaborationMembers,
  projects,
  students,
  teachers,
  users,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { universityAgreementsOf } from './university-agreements.ts';

/** @throws Refusal NotFound for somebody who no longer takes part */
export async function presentAgreement(
  db: Database,
  actor: Actor,
  { id }: GuardedCollaboration,
): Promise<Agreement> {
  const row = await collaborationPolicy.load(db, id);
  if (!row || sideOf(actor, row) === null) throw refuse('NotFound');
  const [versions, people, suggestion, universities] = await Promise.all([
    db.select().from(agreements).where(eq(agreements.collaborationId, id)).orderBy(desc(agreements.version)),
    peopleOf(db, row),
    suggestionFor(db, row),
    universityAgreementsOf(db, id),
  ]);
  const acceptances = await acceptancesOf(
    db,
    versions.map((version) => version.id),
  );
  const latest = acceptances.filter(({ agreementId }) => agreementId === versions[0]?.id);
  return {
    versions: versions.map(({ id: agreementId, version, fingerprint, updatedAt, terms, sections }) => ({
      version,
      hash: fingerprint,
      at: updatedAt.toISOString(),
      terms,
      sections,
      acceptances: acceptances
        .filter((one) => one.agreementId === agreementId)
        .map(({ id: acceptanceId, side, name, surname, at, fileId, fileHash }) => ({
          id: acceptanceId,
          side,
          name: nameOf({ name, surname }),
          at: at.toISOString(),
          copy: fileHash === null ? null : { hash: fileHash, is_kept: fileId !== null },
        })),
    })),
    parties: [
      ...people.map(({ userId, side, ...person }): AgreementParty => ({
        side,
        name: nameOf(person),
        own: userId === actor.userId,
        hasAccepted: latest.some((one) => one.userId === userId),
      })),
      {
        side: 'organization',
        name: null,
        own: sideOf(actor, row) === 'organization',
        hasAccepted: latest.some(({ side }) => side === 'organization'),
      },
    ],
    suggestion,
    universities,
  };
}

const nameOf = ({ name, surname }: { name: string | null; surname: string | null }): string | null =>
  name === null ? null : `${name} ${surname ?? ''}`.trim();

const acceptancesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: agreementAcceptances.id,
      agreementId: agreementAcceptances.agreementId,
      fileId: agreementAcceptances.fileId,
      fileHash: agreementAcceptances.fileHash,
      side: agreementAcceptances.side,
      userId: agreementAcceptances.userId,
      at: agreementAcceptances.at,
      name: users.name,
      surname: users.surname,
    })
    .from(agreementAcceptances)
    .leftJoin(users, eq(users.id, agreementAcceptances.userId))
    .where(inArray(agreementAcceptances.agreementId, [...ids]))
    .orderBy(asc(agreementAcceptances.id));

interface Person {
  userId: UserId;
  side: 'student' | 'teacher';
  name: string;
  surname: string;
}

/** Students who are in the collaboration, and its teacher. */
async function peopleOf(db: Database, { id, teacherId }: GuardedCollaboration): Promise<Person[]> {
  const columns = { userId: users.id, name: users.name, surname: users.surname };
  const [present, guides] = await Promise.all([
    db
      .select(columns)
      .from(collaborationMembers)
      .innerJoin(students, eq(students.id, collaborationMembers.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(and(eq(collaborationMembers.collaborationId, id), isNull(collaborationMembers.leftAt)))
      .orderBy(asc(collaborationMembers.id)),
    teacherId === null
      ? []
      : db
          .select(columns)
          .from(teachers)
          .innerJoin(users, eq(users.id, teachers.userId))
          .where(eq(teachers.id, teacherId)),
  ]);
  return [
    ...present.map((person) => ({ ...person, side: 'student' as const })),
    ...guides.map((person) => ({ ...person, side: 'teacher' as const })),
  ];
}

/** Terms as the project and the collaboration say them. The form asks for the rest. */
async function suggestionFor(
  db: Database,
  { projectId, begins, ends }: GuardedCollaboration,
): Promise<Agreement['suggestion']> {
  const [project] =
    projectId === null ? [] : await db.select().from(projects).where(eq(projects.id, projectId));
  return {
    ...usualTerms,
    ...(begins !== null && { begins }),
    ...(ends !== null && { ends }),
    ...(project && {
      tasks: (project.objectives || project.description).slice(0, limits.agreement.text),
      place: [modalities[project.presentiality], project.location].filter(Boolean).join(', '),
    }),
    ...(project?.remuneration && { pay: project.remuneration.slice(0, limits.agreement.text) }),
    ...(project?.resultOwner && { result: project.resultOwner }),
  };
}
