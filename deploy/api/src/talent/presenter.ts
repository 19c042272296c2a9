import { eq, inArray } from 'drizzle-orm';
import type { TalentInvitation } from '@puente/contract/entities/talent';
import type { Actor } from '../access/actor.ts';
import { contactFor, noContact } from '../applications/policy.ts';
import type { Database } from '../db/connect.ts';
import { projects, students, universities, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { presentStamps } from '../http/stamps.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { isOpen } from '../projects/deadlines.ts';
import type { InvitationRow } from './policy.ts';

/** Invitations as `reader` may see them. */
export async function presentInvitations(
  db: Database,
  reader: Actor,
  rows: readonly InvitationRow[],
): Promise<TalentInvitation[]> {
  if (rows.length === 0) return [];
  const [people, projectsById, organizations] = await Promise.all([
    peopleOf(db, rows),
    projectsOf(db, rows),
    organizationSummaries(
      db,
      rows.map(({ organizationId }) => organizationId),
    ),
  ]);
  return rows.map((row) => {
    const organization = organizations.get(row.organizationId);
    const project = projectsById.get(row.projectId);
    const person = people.get(row.studentId);
    // The database removes an invitation along with any of the three.
    if (!organization || !project || !person) throw refuse('NotFound');
    const { university, province } = row.studied ?? person;
    // An answered one stays as it was read.
    const student = { ...person, university, province };
    return {
      id: row.id,
      ...presentStamps(row),
      status: row.status,
      message: row.message,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      project: { id: project.id, title: project.title, open: isOpen(project) },
      organization,
      student: contactFor(reader, row, organization) === 'given' ? student : { ...student, ...noContact },
    };
  });
}

export async function presentInvitation(
  db: Database,
  reader: Actor,
  row: InvitationRow,
): Promise<TalentInvitation> {
  const [invitation] = await presentInvitations(db, reader, [row]);
  if (!invitation) throw refuse('NotFound');
  return invitation;
}

async function peopleOf(db: Database, rows: readonly InvitationRow[]) {
  const found = await db
    .select({
      id: students.id,
      name: users.name,
      surname: users.surname,
      university: universities.name,
      province: students.province,
      email: users.email,
      phone: users.phone,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .where(
      inArray(
        students.id,
        rows.map(({ studentId }) => studentId),
      ),
    );
  return new Map(found.map((student) => [student.id, student]));
}

async function projectsOf(db: Database, rows: readonly InvitationRow[]) {
  const found = await db
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      deadline: projects.deadline,
      takenDownAt: projects.takenDownAt,
    })
    .from(projects)
    .where(
      inArray(
        projects.id,
        rows.map(({ projectId }) => projectId),
      ),
    );
  return new Map(found.map((project) => [project.id, project]));
}
