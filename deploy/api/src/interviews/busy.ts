import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { InterviewId, StudentId, UserId } from '@puente/contract/ids';
import { overlaps, type Span } from '@puente/contract/interview-rules';
import type { Database } from '../db/connect.ts';
import { applications, interviews } from '../db/schema.ts';

/** A chosen time of an interview, with the two people who are busy then. */
export interface BusySpan extends Span {
  interview: InterviewId;
  interviewer: UserId | null;
  student: StudentId;
}

interface Who {
  interviewers: readonly UserId[];
  students: readonly StudentId[];
}

/** Returns the chosen times to come at which any of these people is busy. */
export async function busySpans(db: Database, { interviewers, students }: Who): Promise<BusySpan[]> {
  if (interviewers.length === 0 && students.length === 0) return [];
  return readSpans(
    db,
    and(
      gt(interviews.endsAt, sql`now()`),
      or(
        inArray(interviews.interviewerId, [...interviewers]),
        inArray(applications.studentId, [...students]),
      ),
    ),
  );
}

interface Meeting extends Span {
  interview: InterviewId;
  interviewer: UserId | null;
  student: StudentId;
}

/** Returns who of the two already has another interview at that time; null when both are free. */
export async function busySide(
  tx: Database,
  { interview, interviewer, student, starts, ends }: Meeting,
): Promise<'interviewer' | 'student' | null> {
  const found = await readSpans(
    tx,
    and(
      ne(interviews.id, interview),
      lt(interviews.startsAt, ends),
      gt(interviews.endsAt, starts),
      or(
        eq(applications.studentId, student),
        interviewer === null ? undefined : eq(interviews.interviewerId, interviewer),
      ),
    ),
  );
  if (found.some((span) => span.student === student)) return 'student';
  return found.length > 0 ? 'interviewer' : null;
}

async function readSpans(db: Database, where: SQL | undefined): Promise<BusySpan[]> {
  const found = await db
    .select({
      interview: interviews.id,
      interviewer: interviews.interviewerId,
      student: applications.studentId,
      starts: interviews.startsAt,
      ends: interviews.endsAt,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(eq(interviews.state, 'taken'), where));
  return found.flatMap(({ starts, ends, ...rest }) => (starts && ends ? [{ ...rest, starts, ends }] : []));
}

/** Returns the stretches at which the people of one interview are busy with another. */
export const busyFor = (
  spans: readonly BusySpan[],
  { id, interviewerId, studentId }: { id: InterviewId; interviewerId: UserId | null; studentId: StudentId },
): BusySpan[] =>
  spans.filter(
    ({ interview, interviewer, student }) =>
      interview !== id && (student === studentId || (interviewer !== null && interviewer === interviewerId)),
  );

/** Tells whether a stretch shares time with any of the others. */
export const isBusyAt = (span: Span, spans: readonly Span[]): boolean =>
  spans.some((other) => overlaps(span, other));
