import type { OrganizationId, StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { contactDisclosures } from '../db/schema.ts';

/** Notes which organisations are given the contact data of which students, for the students to know. The first time counts. */
export async function noteContactGiven(
  db: Database,
  given: readonly { studentId: StudentId; organizationId: OrganizationId }[],
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ studentId, organizationId }) => ({ studentId, organizationId }));
  await db.insert(contactDisclosures).values(rows).onConflictDoNothing();
}
