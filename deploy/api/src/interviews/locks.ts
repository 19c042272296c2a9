import { eq, sql } from 'drizzle-orm';
import type { InterviewId, StudentId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { interviews } from '../db/schema.ts';
import { type InterviewRow, interviewsWithProjects } from './policy.ts';

/** Keys of advisory locks, apart from those of other parts. */
const calendars = { student: 7_266_004, interviewer: 7_266_005 } as const;

/**
 * Serialises transactions that choose a time for a person, until they end. Without it, two could look for other
 * interviews at once, and neither would see the other's.
 *
 * Order of locks: student, application, interview, interviewer. An application that ends locks itself, then its
 * interviews.
 */
export const lockCalendar = async (
  tx: Database,
  person: { student: StudentId } | { interviewer: UserId },
): Promise<void> => {
  const [space, id] =
    'student' in person ? [calendars.student, person.student] : [calendars.interviewer, person.interviewer];
  await tx.execute(sql`select pg_advisory_xact_lock(${space}::int, ${id}::int)`);
};

/** Locks an interview and returns it as it is now. @throws Refusal NotFound */
export const lockInterview = async (tx: Database, id: InterviewId): Promise<InterviewRow> =>
  requireRow(await interviewsWithProjects(tx).where(eq(interviews.id, id)).for('update', { of: interviews }));
