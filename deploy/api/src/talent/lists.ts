import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { TalentList } from '@puente/contract/entities/talent';
import type { OrganizationId, StudentId, TalentListId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { organizations, students, talentLists, talentListStudents } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import type { TalentListRow } from './policy.ts';

/** An organisation's lists by name, each with its students in the order in which they were added. */
export async function listsOf(db: Database, organizationId: OrganizationId): Promise<TalentList[]> {
  const rows = await db
    .select()
    .from(talentLists)
    .where(eq(talentLists.organizationId, organizationId))
    .orderBy(asc(inAlphabet(talentLists.name)), asc(talentLists.id));
  const people = await peopleIn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentList(row, people.get(row.id)));
}

export async function listOfId(db: Database, row: TalentListRow): Promise<TalentList> {
  return presentList(row, (await peopleIn(db, [row.id])).get(row.id));
}

const presentList = (
  { id, name, updatedAt }: TalentListRow,
  students: readonly StudentId[] = [],
): TalentList => ({ id, name, updatedAt: updatedAt.toISOString(), students: [...students] });

/**
 * Students in the lists. A student who no longer wants to be found is left out, and appears again after a change of
 * mind.
 */
async function peopleIn(db: Database, ids: readonly TalentListId[]): Promise<Map<TalentListId, StudentId[]>> {
  const people = new Map<TalentListId, StudentId[]>();
  if (ids.length === 0) return people;
  const rows = await db
    .select({ listId: talentListStudents.listId, studentId: talentListStudents.studentId })
    .from(talentListStudents)
    .innerJoin(students, eq(students.id, talentListStudents.studentId))
    .where(and(inArray(talentListStudents.listId, [...ids]), sql`${students.visibility} = 'talent'`))
    .orderBy(asc(talentListStudents.createdAt), asc(talentListStudents.studentId));
  for (const { listId, studentId } of rows) people.set(listId, [...(people.get(listId) ?? []), studentId]);
  return people;
}

/** @throws Refusal TooManyTalentLists, TalentListExists */
export function createList(
  db: Database,
  organizationId: OrganizationId,
  name: string,
): Promise<TalentListRow> {
  return db.transaction(async (tx) => {
    // Two people who each make a list at the same moment wait for each other here.
    await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for('no key update');
    const [others] = await tx
      .select({ total: count() })
      .from(talentLists)
      .where(eq(talentLists.organizationId, organizationId));
    if ((others?.total ?? 0) >= limits.talentList.max) throw refuse('TooManyTalentLists');
    const [created] = await tx
      .insert(talentLists)
      .values({ organizationId, name })
      .onConflictDoNothing()
      .returning();
    if (!created) throw refuse('TalentListExists');
    return created;
  });
}

/** @throws Refusal TalentListExists */
export async function renameList(
  tx: Database,
  { id, organizationId }: TalentListRow,
  name: string,
): Promise<TalentListRow> {
  const [other] = await tx
    .select({ id: talentLists.id })
    .from(talentLists)
    .where(
      and(eq(talentLists.organizationId, organizationId), eq(talentLists.name, name), ne(talentLists.id, id)),
    );
  if (other) throw refuse('TalentListExists');
  return requireRow(await tx.update(talentLists).set({ name }).where(eq(talentLists.id, id)).returning());
}

/** @throws Refusal TalentListFull */
export async function assertRoom(tx: Database, listId: TalentListId): Promise<void> {
  const [people] = await tx
    .select({ total: count() })
    .from(talentListStudents)
    .where(eq(talentListStudents.listId, listId));
  if ((people?.total ?? 0) > limits.talentList.people) throw refuse('TalentListFull');
}
