import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskApplication, DeskWords } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import { nothing, textFields } from '../applications/fields.ts';
import { fitOf } from '../applications/fit.ts';
import { awaitedUntil, chosenMoment } from '../applications/held.ts';
import { contactFor, noContact, readsContent } from '../applications/policy.ts';
import { cvPath } from '../applications/presenter.ts';
import type { Database } from '../db/connect.ts';
import { fieldsOf } from '../db/fields.ts';
import {
  applicationNotes,
  applications,
  organizations,
  students,
  universities,
  users,
} from '../db/schema.ts';
import { interviewMarksOf } from '../interviews/marks.ts';
import type { ProjectRow } from '../projects/columns.ts';
import { matchedProjectsOf, matchedStudentsOf } from '../projects/match.ts';

/**
 * The applications to a project for its desk, all or only those requested. They come in one response: five hundred of
 * them are as large as one image, and the page then filters, sorts and moves without requests.
 */
export async function deskOf(
  db: Database,
  reader: Actor,
  project: Pick<ProjectRow, 'id' | 'organizationId'>,
  named?: readonly ApplicationId[],
): Promise<DeskApplication[]> {
  const [rows, [organization], wanted] = await Promise.all([
    readRows(db, project, named),
    db
      .select({ verified: organizations.verified })
      .from(organizations)
      .where(eq(organizations.id, project.organizationId)),
    matchedProjectsOf(db, [project.id]),
  ]);
  const marks = await interviewMarksOf(
    db,
    rows.map(({ id }) => id),
  );
  const people = await matchedStudentsOf(
    db,
    rows.filter(({ isPrivate }) => !isPrivate).map(({ studentId }) => studentId),
  );
  const matched = wanted.get(project.id);
  return rows.map((row) => {
    const person = people.get(row.studentId);
    return {
      id: row.id,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      answer_due: row.answerDue?.toISOString() ?? null,
      good_candidate: row.goodCandidate === true,
      supermatch: person && matched ? fitOf(person, row.studied, matched).isStrong : false,
      held: row.held !== null,
      sends_at: chosenMoment(row),
      decided_by: row.held === null || row.moverName === null ? null : `${row.moverName} ${row.moverSurname}`,
      awaited_until: awaitedUntil(row),
      interview: marks.get(row.id) ?? null,
      notes: row.notes,
      name: row.name,
      surname: row.surname,
      university: row.studied ? row.studied.university : row.university,
      province: row.studied ? row.studied.province : row.province,
      degrees: person ? [...(row.studied?.degrees ?? person.degrees)] : [],
      ...(contactFor(reader, row, organization) === 'given'
        ? { email: row.email, phone: row.phone }
        : noContact),
    };
  });
}

/** Texts of a project's applications and notes about them, for all at once. */
export async function deskWordsOf(
  db: Database,
  actor: Actor,
  project: Pick<ProjectRow, 'id'>,
): Promise<DeskWords[]> {
  const rows = await db
    .select()
    .from(applications)
    .where(areOnDesk(project))
    .orderBy(desc(applications.createdAt), desc(applications.id));
  const notes = await db
    .select({ application: applicationNotes.applicationId, text: applicationNotes.text })
    .from(applicationNotes)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .where(areOnDesk(project))
    .orderBy(asc(applicationNotes.id));
  return rows.map((row) => {
    const content = readsContent(actor, row) ? row : nothing;
    return {
      id: row.id,
      ...fieldsOf(content, textFields),
      CV_url: content.cvId === null ? null : cvPath(row.id),
      notes: notes.filter(({ application }) => application === row.id).map(({ text }) => text),
      answered_at: row.answeredAt?.toISOString() ?? null,
    };
  });
}

/** Excludes drafts, which are visible to their students only (§4). */
const areOnDesk = ({ id }: Pick<ProjectRow, 'id'>) =>
  and(eq(applications.projectId, id), ne(applications.status, 'draft'));

/** Person of the organisation who last moved an application. */
const movers = alias(users, 'movers');

const readRows = (db: Database, project: Pick<ProjectRow, 'id'>, named?: readonly ApplicationId[]) =>
  db
    .select({
      id: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      answerDue: applications.answerDue,
      goodCandidate: applications.goodCandidate,
      held: applications.held,
      deadline: applications.deadline,
      moverName: movers.name,
      moverSurname: movers.surname,
      notes: sql<number>`(select count(*)::int from ${applicationNotes} where ${applicationNotes.applicationId} = ${applications.id})`,
      studied: applications.studied,
      studentId: students.id,
      isPrivate: sql<boolean>`${students.visibility} = 'private'`,
      province: students.province,
      name: users.name,
      surname: users.surname,
      email: users.email,
      phone: users.phone,
      university: universities.name,
    })
    .from(applications)
    .innerJoin(students, eq(students.id, applications.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .leftJoin(movers, eq(movers.id, applications.movedBy))
    .where(and(areOnDesk(project), named && inArray(applications.id, [...named])))
    .orderBy(desc(applications.createdAt), desc(applications.id));
