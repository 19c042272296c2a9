import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { criteriaOf, judgedUntil } from '@puente/contract/constants/awards';
import type { AwardJuror, JuryEntry, JuryTask } from '@puente/contract/entities/award';
import type { AwardScore, NewAwardJuror } from '@puente/contract/forms/award';
import type { AwardEditionId, AwardEntryId, AwardJurorId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  awardCategories,
  awardEditions,
  awardEntries,
  awardJurorCategories,
  awardJurors,
  awardScores,
  users,
  works,
} from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Mailer } from '../mail/mailer.ts';
import { juryMail } from './mails.ts';
import { accountsOfWork, type EditionRow, isJudged, obstacleOf } from './policy.ts';
import { type Score, summaryOf } from './scores.ts';

const fullName = sql<string>`trim(${users.name} || ' ' || ${users.surname})`;

const isDecided = (edition: Pick<EditionRow, 'judgedBy' | 'announcedAt'>, now = new Date()): boolean =>
  judgedUntil(edition) <= now;

/** Points that count for these entries: those of members who score the entry's category. */
export async function scoresOf(
  db: Database,
  ids: readonly AwardEntryId[],
): Promise<Map<AwardEntryId, Score[]>> {
  const scores = new Map<AwardEntryId, Score[]>();
  if (ids.length === 0) return scores;
  const rows = await db
    .select({
      entry: awardScores.entryId,
      name: fullName,
      points: awardScores.points,
      comment: awardScores.comment,
    })
    .from(awardScores)
    .innerJoin(awardEntries, eq(awardEntries.id, awardScores.entryId))
    .innerJoin(awardJurors, eq(awardJurors.id, awardScores.jurorId))
    .innerJoin(
      awardJurorCategories,
      and(
        eq(awardJurorCategories.jurorId, awardJurors.id),
        eq(awardJurorCategories.categoryId, awardEntries.categoryId),
      ),
    )
    .innerJoin(users, eq(users.id, awardJurors.userId))
    .where(inArray(awardScores.entryId, [...ids]))
    .orderBy(asc(awardScores.entryId), asc(awardJurors.id));
  for (const { entry, ...score } of rows) scores.set(entry, [...(scores.get(entry) ?? []), score]);
  return scores;
}

/** Adds the jury's points to entries of an edition, once its time has passed. */
export async function withScores<Entry extends { id: AwardEntryId }>(
  db: Database,
  edition: Pick<EditionRow, 'judgedBy' | 'announcedAt'>,
  entries: readonly Entry[],
) {
  const scores = isDecided(edition)
    ? await scoresOf(
        db,
        entries.map(({ id }) => id),
      )
    : null;
  return entries.map((entry) => ({ ...entry, scores: summaryOf(scores?.get(entry.id) ?? []) }));
}

/** Members of a jury by name, each with the number of works that they have scored. */
export async function readJury(
  db: Database,
  edition: AwardEditionId,
  only?: AwardJurorId,
): Promise<AwardJuror[]> {
  const rows = await db
    .select({
      juror: awardJurors,
      name: fullName,
      email: users.email,
      categories: sql<
        AwardJuror['categories']
      >`array(select category_id from award_juror_categories own where own.juror_id = ${awardJurors.id} order by category_id)`,
    })
    .from(awardJurors)
    .innerJoin(users, eq(users.id, awardJurors.userId))
    .where(and(eq(awardJurors.editionId, edition), only === undefined ? undefined : eq(awardJurors.id, only)))
    .orderBy(asc(fullName), asc(awardJurors.id));
  const entries = await entriesToScore(
    db,
    rows.map(({ juror }) => juror.id),
  );
  return rows.map(({ juror: { id, userId, createdAt, updatedAt }, name, email, categories }) => {
    const own = entries.filter((entry) => entry.juror === id && obstacleOf(userId, entry) === null);
    return {
      id,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      name,
      email,
      categories,
      scored: own.filter(({ score }) => score !== null).length,
      toScore: own.length,
    };
  });
}

/** Entries in the categories of these members, each with the member's own points. */
const entriesToScore = async (db: Database, ids: readonly AwardJurorId[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          juror: awardJurorCategories.jurorId,
          id: awardEntries.id,
          category: awardCategories.name,
          work: {
            id: works.id,
            title: works.title,
            name: works.authorName,
            surname: works.authorSurname,
          },
          ...accountsOfWork,
          score: awardScores,
        })
        .from(awardJurorCategories)
        .innerJoin(awardCategories, eq(awardCategories.id, awardJurorCategories.categoryId))
        .innerJoin(awardEntries, eq(awardEntries.categoryId, awardCategories.id))
        .innerJoin(works, eq(works.id, awardEntries.workId))
        .leftJoin(
          awardScores,
          and(
            eq(awardScores.entryId, awardEntries.id),
            eq(awardScores.jurorId, awardJurorCategories.jurorId),
          ),
        )
        .where(inArray(awardJurorCategories.jurorId, [...ids]))
        .orderBy(asc(awardCategories.position), asc(awardCategories.id), asc(awardEntries.id));

/**
 * Invites a person to the jury of an edition, or changes the categories of a member. A new member gets a mail.
 * @throws Refusal at `email` without an account of a teacher or of staff, at `categories` for those of others
 */
export const inviteJuror = (
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  edition: EditionRow,
  { email, categories }: NewAwardJuror,
): Promise<AwardJuror> =>
  db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.email, email), inArray(users.profileType, ['teacher', 'staff'])));
    if (!person) throw refuseFields({ email: messages.noJuror });
    const known = await tx
      .select({ id: awardCategories.id })
      .from(awardCategories)
      .where(and(eq(awardCategories.editionId, edition.id), inArray(awardCategories.id, categories)));
    if (known.length < new Set(categories).size) throw refuseFields({ categories: messages.unknownChoice });
    const values = { editionId: edition.id, userId: person.id };
    const [added] = await tx
      .insert(awardJurors)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: awardJurors.id });
    const { id } = requireRow(
      await tx
        .update(awardJurors)
        .set({ updatedAt: new Date() })
        .where(and(eq(awardJurors.editionId, edition.id), eq(awardJurors.userId, person.id)))
        .returning({ id: awardJurors.id }),
    );
    await tx.delete(awardJurorCategories).where(eq(awardJurorCategories.jurorId, id));
    await tx
      .insert(awardJurorCategories)
      .values(known.map((category) => ({ jurorId: id, categoryId: category.id })));
    if (added) {
      const invitation = { edition: edition.name, closesAt: edition.closesAt, publicUrl };
      const mail = juryMail(person.name, { ...invitation, judgedUntil: judgedUntil(edition) });
      await mailer.send(person.email, mail, tx);
    }
    return requireRow(await readJury(tx, edition.id, id));
  });

/** Editions whose jury a person is in, the latest first, with the works of their categories. */
export async function readTasks(db: Database, userId: UserId): Promise<JuryTask[]> {
  const rows = await db
    .select({ id: awardJurors.id, edition: awardEditions })
    .from(awardJurors)
    .innerJoin(awardEditions, eq(awardEditions.id, awardJurors.editionId))
    .where(eq(awardJurors.userId, userId))
    .orderBy(sql`${awardEditions.closesAt} desc`, asc(awardJurors.id));
  const entries = await entriesToScore(
    db,
    rows.map(({ id }) => id),
  );
  const decided = new Set(rows.flatMap(({ id, edition }) => (isDecided(edition) ? [id] : [])));
  const scores = await scoresOf(
    db,
    entries.flatMap(({ juror, id }) => (decided.has(juror) ? [id] : [])),
  );
  return rows.map(({ id, edition }) => ({
    edition: edition.id,
    name: edition.name,
    criteria: [...criteriaOf(edition.criteria)],
    closesAt: edition.closesAt.toISOString(),
    judgedUntil: judgedUntil(edition).toISOString(),
    entries: entries
      .filter(({ juror }) => juror === id)
      .map(({ id: entry, category, work: { name, surname, ...work }, score, ...accounts }) => ({
        id: entry,
        category,
        work: { ...work, author: [name, surname].filter(Boolean).join(' ') || null },
        obstacle: obstacleOf(userId, accounts),
        score: score && {
          points: score.points,
          comment: score.comment,
          updatedAt: score.updatedAt.toISOString(),
        },
        mean: summaryOf(scores.get(entry) ?? [])?.mean ?? null,
      })),
  }));
}

/**
 * Keeps the points of a member for an entry, in place of those from before.
 * @throws Refusal at `points` unless there are as many as criteria, JudgingClosed when the edition was changed just now
 */
export async function scoreEntry(
  db: Database,
  userId: UserId,
  {
    id,
    editionId,
    categoryId,
  }: { id: AwardEntryId; editionId: AwardEditionId } & Pick<typeof awardEntries.$inferSelect, 'categoryId'>,
  { points, comment }: AwardScore,
): Promise<JuryEntry> {
  await db.transaction(async (tx) => {
    // An edition that is being changed is changed first.
    const edition = requireRow(
      await tx.select().from(awardEditions).where(eq(awardEditions.id, editionId)).for('share'),
    );
    if (!isJudged(edition)) throw refuse('JudgingClosed');
    if (points.length !== criteriaOf(edition.criteria).length)
      throw refuseFields({ points: messages.pattern });
    const [juror] = await tx
      .select({ id: awardJurors.id })
      .from(awardJurors)
      .innerJoin(awardJurorCategories, eq(awardJurorCategories.jurorId, awardJurors.id))
      .where(and(eq(awardJurors.userId, userId), eq(awardJurorCategories.categoryId, categoryId)));
    if (!juror) throw refuse('NotFound');
    await tx
      .insert(awardScores)
      .values({ jurorId: juror.id, entryId: id, points, comment })
      .onConflictDoUpdate({
        target: [awardScores.jurorId, awardScores.entryId],
        set: { points, comment, updatedAt: new Date() },
      });
  });
  const task = (await readTasks(db, userId)).find(({ edition }) => edition === editionId);
  const entry = task?.entries.find((one) => one.id === id);
  if (!entry) throw refuse('NotFound');
  return entry;
}
