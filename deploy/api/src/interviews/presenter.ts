import { eq, inArray } from 'drizzle-orm';
import type { Interview } from '@puente/contract/entities/interview';
import { isFree, stateAt } from '@puente/contract/interview-rules';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { projects, students, users } from '../db/schema.ts';
import { busyFor, type BusySpan, busySpans } from './busy.ts';
import type { InterviewRow } from './policy.ts';

/** Interviews as `reader` may see them: in the same number of queries, however many they are. */
export async function presentInterviews(
  db: Database,
  reader: Actor,
  rows: readonly InterviewRow[],
): Promise<Interview[]> {
  if (rows.length === 0) return [];
  const [subjects, applicants, interviewers, busy] = await Promise.all([
    projectsOf(db, rows),
    applicantsOf(db, rows),
    interviewersOf(db, rows),
    // Only offered times can be taken, or moved to.
    busySpans(db, {
      interviewers: rows.flatMap(({ interviewerId }) => interviewerId ?? []),
      students: rows.map(({ studentId }) => studentId),
    }),
  ]);
  const now = new Date();
  return rows.map((row) => {
    const subject = subjects.get(row.projectId);
    const interviewer = row.interviewerId === null ? undefined : interviewers.get(row.interviewerId);
    return {
      ...ownFields(row, busy, now),
      project: { id: row.projectId, title: subject?.title ?? '' },
      organization: { name: subject?.organization ?? '' },
      interviewer: interviewer === undefined ? null : { name: interviewer },
      ...(reader.role !== 'student' && { student: { name: applicants.get(row.studentId) ?? '' } }),
    };
  });
}

export async function presentInterview(db: Database, reader: Actor, row: InterviewRow): Promise<Interview> {
  const [interview] = await presentInterviews(db, reader, [row]);
  return interview as Interview;
}

function ownFields(row: InterviewRow, spans: readonly BusySpan[], now: Date) {
  const busy = busyFor(spans, row);
  const ends = row.endsAt?.toISOString() ?? null;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    application: row.applicationId,
    state: stateAt({ state: row.state, ends_at: ends }, now),
    minutes: row.minutes,
    place_kind: row.placeKind,
    place: row.place,
    note: row.note,
    times: row.times.map((starts) => ({
      starts_at: starts,
      free: isFree(starts, { minutes: row.minutes, busy, now }),
    })),
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: ends,
    reason: row.reason,
    reason_by: row.reasonBy,
  };
}

async function projectsOf(db: Database, rows: readonly InterviewRow[]) {
  const found = await db
    .select({ id: projects.id, title: projects.title, organization: projects.organizationName })
    .from(projects)
    .where(inArray(projects.id, [...new Set(rows.map(({ projectId }) => projectId))]));
  return new Map(found.map((project) => [project.id, project]));
}

const fullName = ({ name, surname }: { name: string; surname: string | null }): string =>
  `${name} ${surname ?? ''}`.trim();

async function applicantsOf(db: Database, rows: readonly InterviewRow[]) {
  const found = await db
    .select({ id: students.id, name: users.name, surname: users.surname })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.id, [...new Set(rows.map(({ studentId }) => studentId))]));
  return new Map(found.map((person) => [person.id, fullName(person)]));
}

async function interviewersOf(db: Database, rows: readonly InterviewRow[]) {
  const ids = rows.flatMap(({ interviewerId }) => interviewerId ?? []);
  if (ids.length === 0) return new Map<number, string>();
  const found = await db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map<number, string>(found.map((person) => [person.id, fullName(person)]));
}
