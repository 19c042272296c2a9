import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ApplicationId } from '@puente/contract/ids';
import { fillIn, hasPlaceholders } from '@puente/contract/message-placeholders';
import type { Database } from '../db/connect.ts';
import { applications, projects, students, users } from '../db/schema.ts';

/** For an update of these applications: the message with the placeholders filled in for each. */
export async function filledMessage(
  tx: Database,
  ids: readonly ApplicationId[],
  message: string | null | undefined,
): Promise<string | null | SQL<string>> {
  if (!message) return null;
  if (!hasPlaceholders(message)) return message;
  const people = await tx
    .select({ id: applications.id, nombre: users.name, proyecto: projects.title })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(students, eq(students.id, applications.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(applications.id, [...ids]));
  const filled = Object.fromEntries(people.map(({ id, ...values }) => [id, fillIn(message, values)]));
  return sql`${JSON.stringify(filled)}::jsonb->>(${applications.id}::text)`;
}
