import { eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { judgedUntil } from '@puente/contract/constants/awards';
import type { JuryEntry } from '@puente/contract/entities/award';
import type { AwardEntryId, UserId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy, Verdict } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import { awardEditions, awardEntries, awardJurors, works } from '../db/schema.ts';

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

/** Accounts of the author and the tutor of a work, who may not judge it. */
export const accountsOfWork = {
  authorId: sql<UserId | null>`(select author.user_id from students author where author.id = ${works.studentId})`,
  tutorUserId: sql<UserId | null>`(select tutor.user_id from teachers tutor where tutor.id = ${works.tutorId})`,
};

const entryColumns = {
  ...getTableColumns(awardEntries),
  opensAt: awardEditions.opensAt,
  closesAt: awardEditions.closesAt,
  judgedBy: awardEditions.judgedBy,
  announcedAt: awardEditions.announcedAt,
  studentId: works.studentId,
  /** Accounts of the jury's members for the category. */
  jurors: sql<UserId[]>`array(select juror.user_id from award_jurors juror
    join award_juror_categories own on own.juror_id = juror.id where own.category_id = ${awardEntries.categoryId})`,
  ...accountsOfWork,
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

const isJuror = (actor: Actor | null, { jurors }: Pick<EntryRow, 'jurors'>): boolean =>
  actor !== null && jurors.includes(actor.userId);

/** Says why a person may not judge a work; null when they may. */
export function obstacleOf(
  userId: UserId,
  { authorId, tutorUserId }: { authorId: UserId | null; tutorUserId: UserId | null },
): JuryEntry['obstacle'] {
  if (userId === authorId) return 'author';
  return userId === tutorUserId ? 'tutor' : null;
}

/** Tells whether the jury scores now. */
export const isJudged = (
  { closesAt, ...until }: Pick<EditionRow, 'closesAt' | 'judgedBy' | 'announcedAt'>,
  now = new Date(),
): boolean => closesAt <= now && now < judgedUntil(until);

function mayJudge(actor: Actor | null, entry: EntryRow): Verdict {
  if (!actor || !isJuror(actor, entry)) return false;
  if (obstacleOf(actor.userId, entry) !== null) return 'OwnEntry';
  return isJudged(entry) || 'JudgingClosed';
}

/** An entry is its author's; the jury scores it, and editors decide on it. */
export const awardEntryPolicy = {
  load: loadEntry,
  sees: (actor, entry) => isAuthor(actor, entry) || isStaff(actor) || isJuror(actor, entry),
  may: {
    withdraw: (actor, entry) => isAuthor(actor, entry) && (isOpen(entry) || 'AwardClosed'),
    decide: isStaff,
    judge: mayJudge,
  },
} satisfies RowPolicy<'awardEntry', EntryRow>;

export const awardJurorPolicy = {
  load: async (db, id) => (await db.select().from(awardJurors).where(eq(awardJurors.id, id)))[0],
  sees: isStaff,
  may: { write: isStaff },
} satisfies RowPolicy<'awardJuror', typeof awardJurors.$inferSelect>;

/** Tells whether works are entered and withdrawn now. */
export const isOpen = (
  { opensAt, closesAt }: Pick<EditionRow, 'opensAt' | 'closesAt'>,
  now = new Date(),
): boolean => opensAt <= now && now < closesAt;
