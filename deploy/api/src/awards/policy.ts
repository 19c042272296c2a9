import { eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { AwardEntryId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import { awardEditions, awardEntries, works } from '../db/schema.ts';

export type EditionRow = typeof awardEditions.$inferSelect;
export type EntryRow = NonNullable<Awaited<ReturnType<typeof loadEntry>>>;

const isStaff = (actor: Actor | null): boolean => actor?.role === 'staff';

/** Visitors see an edition from its opening on. */
export const awardEditionPolicy = {
  table: awardEditions,
  load: async (db, id) => (await db.select().from(awardEditions).where(eq(awardEditions.id, id)))[0],
  sees: (actor, { opensAt }) => opensAt <= new Date() || isStaff(actor),
  may: { write: isStaff },
  visible: (actor) => (isStaff(actor) ? sql`true` : lte(awardEditions.opensAt, sql`now()`)),
} satisfies RowPolicy<'awardEdition', EditionRow> & ListPolicy;

const entryColumns = {
  ...getTableColumns(awardEntries),
  opensAt: awardEditions.opensAt,
  closesAt: awardEditions.closesAt,
  announcedAt: awardEditions.announcedAt,
  studentId: works.studentId,
};

const loadEntry = async (db: Database, id: AwardEntryId) =>
  (
    await db
      .select(entryColumns)
      .from(awardEntries)
      .innerJoin(awardEditions, eq(awardEditions.id, awardEntries.editionId))
      .innerJoin(works, eq(works.id, awardEntries.workId))
      .where(eq(awardEntries.id, id))
  )[0];

const isAuthor = (actor: Actor | null, { studentId }: Pick<EntryRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId !== null && actor.profileId === studentId;

/** An entry is its author's; editors decide on it. */
export const awardEntryPolicy = {
  load: loadEntry,
  sees: (actor, entry) => isAuthor(actor, entry) || isStaff(actor),
  may: {
    withdraw: (actor, entry) => isAuthor(actor, entry) && (isOpen(entry) || 'AwardClosed'),
    decide: isStaff,
  },
} satisfies RowPolicy<'awardEntry', EntryRow>;

/** Tells whether works are entered and withdrawn now. */
export const isOpen = (
  { opensAt, closesAt }: Pick<EditionRow, 'opensAt' | 'closesAt'>,
  now = new Date(),
): boolean => opensAt <= now && now < closesAt;
