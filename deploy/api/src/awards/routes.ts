import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import type { awardCalls } from '@puente/contract/calls/awards';
import type { AwardEditionForm } from '@puente/contract/forms/award';
import type { AwardEditionId, WorkId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  awardCategories,
  awardEditions,
  awardEntries,
  awardJurors,
  awardScores,
  works,
} from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';
import { remarkWork } from './announcement.ts';
import { inviteJuror, readJury, readTasks, scoreEntry, withScores } from './jury.ts';
import { type EditionRow, isOpen } from './policy.ts';
import { presentEditions, readEntries } from './presenter.ts';

const everyEdition = listOf<'GET /api/award-editions'>()({
  from: sql`${awardEditions}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ edition: awardEditions, total })
      .from(awardEditions)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: { id: matches(awardEditions.id) },
  sorts: { 'opensAt:desc': [desc(awardEditions.opensAt), desc(awardEditions.id)] },
  sort: 'opensAt:desc',
});

export const awardRoutes = {
  'GET /api/award-editions': ({ db, query, visible }) =>
    everyEdition(db, query, visible, (rows) =>
      presentEditions(
        db,
        rows.map(({ edition }) => edition),
      ),
    ),

  'POST /api/award-editions': async ({ db, body: { data } }) => {
    const rows = await db.transaction(async (tx) => {
      const made = await tx.insert(awardEditions).values(columnsOf(data)).returning();
      await setCategories(tx, requireRow(made).id, data.categories);
      return made;
    });
    return { data: requireRow(await presentEditions(db, rows)) };
  },

  'PUT /api/award-editions/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      // First, so that other changes of the same edition wait.
      const changed = await tx
        .update(awardEditions)
        .set({ ...columnsOf(data), updatedAt: new Date() })
        .where(eq(awardEditions.id, row.id))
        .returning();
      await assertCriteria(tx, row, data.criteria);
      await setCategories(tx, row.id, data.categories);
      return changed;
    });
    return { data: requireRow(await presentEditions(db, rows)) };
  },

  'GET /api/award-editions/:id/entries': async ({ db, row }) => ({
    data: await withScores(db, row, await readEntries(db, eq(awardEntries.editionId, row.id))),
  }),

  'GET /api/award-editions/:id/jury': async ({ db, row }) => ({ data: await readJury(db, row.id) }),

  'POST /api/award-editions/:id/jury': async ({ db, mailer, config, row, body: { data } }) => ({
    data: await inviteJuror({ db, mailer, publicUrl: config.publicUrl }, row, data),
  }),

  'DELETE /api/award-jurors/:id': async ({ db, row }) => {
    await db.delete(awardJurors).where(eq(awardJurors.id, row.id));
    return undefined;
  },

  'GET /api/award-juries': async ({ db, actor }) => ({ data: await readTasks(db, actor.userId) }),

  'PUT /api/award-entries/:id/score': async ({ db, actor, row, body: { data } }) => ({
    data: await scoreEntry(db, actor.userId, row, data),
  }),

  'PUT /api/award-entries/:id/winner': async ({ db, row, body: { data } }) => {
    await db.transaction(async (tx) => {
      await tx.update(awardEntries).set({ winner: data.winner }).where(eq(awardEntries.id, row.id));
      if (row.announcedAt <= new Date()) await remarkWork(tx, row.workId);
    });
    return { data: requireRow(await readEntries(db, eq(awardEntries.id, row.id))) };
  },

  'GET /api/award-entries': async ({ db, actor }) => {
    const own = await readEntries(db, sql`${works.studentId} = ${actor.profileId}`);
    return { data: await withoutSecrets(db, own) };
  },

  'POST /api/award-entries': async ({ db, body: { data } }) => {
    const id = await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ edition: awardEditions })
        .from(awardCategories)
        .innerJoin(awardEditions, eq(awardEditions.id, awardCategories.editionId))
        .where(eq(awardCategories.id, data.category))
        // An edition that is being changed is changed first.
        .for('share');
      if (!found) throw refuseFields({ category: messages.unknownChoice });
      if (!isOpen(found.edition)) throw refuse('AwardClosed');
      const rows = await tx
        .insert(awardEntries)
        .values({ editionId: found.edition.id, categoryId: data.category, workId: data.work })
        .onConflictDoUpdate({
          target: [awardEntries.editionId, awardEntries.workId],
          set: { categoryId: data.category },
        })
        .returning({ id: awardEntries.id });
      await markEntered(tx, data.work);
      return requireRow(rows).id;
    });
    const entries = await readEntries(db, eq(awardEntries.id, id));
    return { data: requireRow(await withoutSecrets(db, entries)) };
  },

  'DELETE /api/award-entries/:id': async ({ db, row }) => {
    await db.transaction(async (tx) => {
      await tx.delete(awardEntries).where(eq(awardEntries.id, row.id));
      await markEntered(tx, row.workId);
    });
    return undefined;
  },
} satisfies Routes<typeof awardCalls>;

/** Lists show works that take part by a mark of the work, which its author also sets in the work's form. */
const markEntered = async (tx: Database, id: WorkId): Promise<void> => {
  const entries = tx
    .select({ one: sql`1` })
    .from(awardEntries)
    .where(eq(awardEntries.workId, id));
  await tx
    .update(works)
    .set({ awards: sql`${exists(entries)}` })
    .where(eq(works.id, id));
};

/** Hides from authors who wins until the winners are announced. */
async function withoutSecrets<Entry extends { edition: AwardEditionId; winner: boolean }>(
  db: Database,
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const announced = await db
    .select({ id: awardEditions.id })
    .from(awardEditions)
    .where(
      and(
        inArray(
          awardEditions.id,
          entries.map(({ edition }) => edition),
        ),
        sql`${awardEditions.announcedAt} <= now()`,
      ),
    );
  const known = new Set(announced.map(({ id }) => id));
  return entries.map((entry) => ({ ...entry, winner: entry.winner && known.has(entry.edition) }));
}

const columnsOf = ({ year, name, description, criteria, ...times }: AwardEditionForm) => ({
  year,
  name,
  description,
  // Undefined leaves them as they are.
  criteria,
  opensAt: new Date(times.opensAt),
  closesAt: new Date(times.closesAt),
  judgedBy: times.judgedBy ? new Date(times.judgedBy) : null,
  announcedAt: new Date(times.announcedAt),
});

/** @throws Refusal at `criteria` when they change and the jury has scored by them */
async function assertCriteria(
  tx: Database,
  { id, criteria }: EditionRow,
  wanted: readonly string[] | undefined,
): Promise<void> {
  if (wanted === undefined || isDeepStrictEqual(wanted, criteria)) return;
  const scores = tx
    .select({ one: sql`1` })
    .from(awardScores)
    .innerJoin(awardEntries, eq(awardEntries.id, awardScores.entryId))
    .where(eq(awardEntries.editionId, id))
    .limit(1);
  if ((await scores).length > 0) throw refuseFields({ criteria: messages.criteriaInUse });
}

/** @throws Refusal at `categories` when a category that is left out has works */
async function setCategories(
  tx: Database,
  editionId: AwardEditionId,
  wanted: AwardEditionForm['categories'],
): Promise<void> {
  const kept = wanted.flatMap(({ id }) => id ?? []);
  const ofEdition = eq(awardCategories.editionId, editionId);
  const left = kept.length === 0 ? ofEdition : and(ofEdition, notInArray(awardCategories.id, kept));
  const [used] = await tx
    .select({ name: awardCategories.name })
    .from(awardCategories)
    .innerJoin(awardEntries, eq(awardEntries.categoryId, awardCategories.id))
    .where(left)
    .limit(1);
  if (used) throw refuseFields({ categories: messages.categoryInUse(used.name) });
  await tx.delete(awardCategories).where(left);
  for (const [position, { id, name }] of wanted.entries())
    if (id === undefined) await tx.insert(awardCategories).values({ editionId, name, position });
    else
      await tx
        .update(awardCategories)
        .set({ name, position })
        .where(and(eq(awardCategories.id, id), ofEdition));
}
