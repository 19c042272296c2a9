import { asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { MergeKind } from '@puente/contract/constants/merges';
import type { StudyMerge } from '@puente/contract/entities/merge';
import type { DegreeId, MergeId, UniversityId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import {
  audienceNotices,
  centers,
  degrees,
  merges,
  studentDegrees,
  students,
  studyAreas,
  teacherDegrees,
  teachers,
  universities,
  works,
} from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { Journal } from './journal.ts';
import { type Pair, pairOf } from './pair.ts';
import { carryOut, describe, type Plan, planOf, type RuleSet, versionOf } from './plan.ts';
import { centerRules, degreeRules, placeOf, universityRules } from './study-rules.ts';
import type { Row } from './table-shape.ts';

type UniversityRow = typeof universities.$inferSelect;
type DegreeRow = typeof degrees.$inferSelect;
type NoticeRow = typeof audienceNotices.$inferSelect;

/** All that a merge of two entries of the catalogue does. */
interface StudyPlan {
  kind: Extract<MergeKind, 'university' | 'degree'>;
  table: typeof universities | typeof degrees;
  pair: Pair<UniversityRow | DegreeRow>;
  plan: Plan;
  fields: StudyMerge['fields'];
  /** Columns that the remaining entry gets from the other one. */
  filled: Row;
  /** Notices not yet sent whose audience names the university that ends. */
  notices: readonly NoticeRow[];
  /** Condition for works with the name that ends. */
  inWorks: SQL;
}

type Merging<Id> = Pair<Id> & {
  /** Version of the preview that the member of staff has read. */
  version: string;
  by: UserId;
};

/** @throws Refusal ValidationError when both are the same, or the other one is not of the catalogue */
export const previewUniversityMerge = async (db: Database, wanted: Pair<UniversityId>): Promise<StudyMerge> =>
  preview(db, await planUniversities(db, await universityPair(db, wanted)));

/** @throws Refusal ValidationError when both are the same */
export const previewDegreeMerge = async (db: Database, wanted: Pair<DegreeId>): Promise<StudyMerge> =>
  preview(db, await planDegrees(db, await degreePair(db, wanted)));

/**
 * Merges a university into another one in one transaction, and deletes it.
 * @throws Refusal MergeChanged when either has changed since the preview; like the preview
 */
export const mergeUniversities = (
  db: Database,
  { version, by, ...wanted }: Merging<UniversityId>,
): Promise<MergeId> =>
  db.transaction(async (tx) => {
    const planned = await planUniversities(tx, await universityPair(tx, wanted, 'lock'));
    if (fingerprint(planned) !== version) throw refuse('MergeChanged');
    return merge(tx, planned, by);
  });

/**
 * Merges a degree into another one in one transaction, and deletes it.
 * @throws Refusal MergeChanged when either has changed since the preview; like the preview
 */
export const mergeDegrees = (db: Database, { version, by, ...wanted }: Merging<DegreeId>): Promise<MergeId> =>
  db.transaction(async (tx) => {
    const planned = await planDegrees(tx, await degreePair(tx, wanted, 'lock'));
    if (fingerprint(planned) !== version) throw refuse('MergeChanged');
    return merge(tx, planned, by);
  });

/** Merges two universities whose rows the transaction has locked. */
export const mergeLockedUniversities = async (
  tx: Database,
  pair: Pair<UniversityRow>,
  by: UserId,
): Promise<MergeId> => merge(tx, await planUniversities(tx, pair), by);

/** Gives students and teachers of a degree a new version, so that a form opened before does not send another one. */
export async function touchPeopleOf(tx: Database, degree: DegreeId): Promise<void> {
  const updatedAt = new Date();
  const theirs = tx
    .select({ id: studentDegrees.studentId })
    .from(studentDegrees)
    .where(eq(studentDegrees.degreeId, degree));
  await tx.update(students).set({ updatedAt }).where(inArray(students.id, theirs));
  const taught = tx
    .select({ id: teacherDegrees.teacherId })
    .from(teacherDegrees)
    .where(eq(teacherDegrees.degreeId, degree));
  await tx.update(teachers).set({ updatedAt }).where(inArray(teachers.id, taught));
}

async function universityPair(
  db: Database,
  wanted: Pair<UniversityId>,
  lock?: 'lock',
): Promise<Pair<UniversityRow>> {
  const rows = db
    .select()
    .from(universities)
    .where(inArray(universities.id, [wanted.from, wanted.into]))
    .orderBy(asc(universities.id));
  // Rows that reference a university are inserted before or after the merge, never during it.
  const pair = pairOf(await (lock ? rows.for('update') : rows), wanted);
  if (!pair.into.validated) throw refuseFields({ into: messages.notInCatalogue });
  return pair;
}

async function degreePair(db: Database, wanted: Pair<DegreeId>, lock?: 'lock'): Promise<Pair<DegreeRow>> {
  const rows = db
    .select()
    .from(degrees)
    .where(inArray(degrees.id, [wanted.from, wanted.into]))
    .orderBy(asc(degrees.id));
  return pairOf(await (lock ? rows.for('update') : rows), wanted);
}

async function planUniversities(db: Database, pair: Pair<UniversityRow>): Promise<StudyPlan> {
  const { from, into } = pair;
  const added = from.shortNames.filter((name) => !into.shortNames.includes(name));
  const takesCode = into.code === null && from.code !== null;
  const fields: StudyMerge['fields'] = [];
  if (from.code !== null && from.code !== into.code)
    fields.push({ field: 'code', stays: into.code, ends: from.code, copied: takesCode });
  if (added.length > 0)
    fields.push({
      field: 'shortNames',
      stays: into.shortNames.length === 0 ? null : into.shortNames.join(', '),
      ends: added.join(', '),
      copied: true,
    });
  return {
    kind: 'university',
    table: universities,
    pair,
    plan: await planOf(db, [
      ...(await sameCenters(db, pair)),
      { rules: universityRules, from: from.id, into: into.id },
    ]),
    fields,
    filled: {
      ...(takesCode && { code: from.code }),
      ...(added.length > 0 && { shortNames: [...into.shortNames, ...added] }),
    },
    notices: await db
      .select()
      .from(audienceNotices)
      .where(
        sql`${ne(audienceNotices.state, 'sent')} and ${audienceNotices.audience}->'universities' @> ${JSON.stringify([from.id])}::jsonb`,
      )
      .orderBy(asc(audienceNotices.id)),
    inWorks: eq(works.authorUniversity, from.name),
  };
}

/** Rules for the degrees of centres that both universities have. They precede the centres, of which one goes. */
async function sameCenters(db: Database, { from, into }: Pair<UniversityRow>): Promise<RuleSet[]> {
  const rows = await db
    .select()
    .from(centers)
    .where(inArray(centers.universityId, [from.id, into.id]))
    .orderBy(asc(centers.id));
  const stay = new Map(
    rows.filter(({ universityId }) => universityId === into.id).map((row) => [placeOf(row), row.id]),
  );
  return rows.flatMap((row) => {
    const other = row.universityId === from.id ? stay.get(placeOf(row)) : undefined;
    return other === undefined ? [] : [{ rules: centerRules, from: row.id, into: other }];
  });
}

async function planDegrees(db: Database, pair: Pair<DegreeRow>): Promise<StudyPlan> {
  const { from, into } = pair;
  const areas = await db.select({ id: studyAreas.id, name: studyAreas.name }).from(studyAreas);
  const nameOf = (id: DegreeRow['studyAreaId']) => areas.find((area) => area.id === id)?.name ?? null;
  const [ends, stays] = [nameOf(from.studyAreaId), nameOf(into.studyAreaId)];
  const takesArea = ends !== null && stays === null;
  const fields: StudyMerge['fields'] = [];
  if (from.type !== into.type)
    fields.push({ field: 'type', stays: into.type, ends: from.type, copied: false });
  if (ends !== null && ends !== stays) fields.push({ field: 'studyArea', stays, ends, copied: takesArea });
  return {
    kind: 'degree',
    table: degrees,
    pair,
    plan: await planOf(db, [{ rules: degreeRules, from: from.id, into: into.id }]),
    fields,
    filled: takesArea ? { studyAreaId: from.studyAreaId } : {},
    notices: [],
    inWorks: eq(works.authorDegree, from.name),
  };
}

async function preview(db: Database, planned: StudyPlan): Promise<StudyMerge> {
  const { notices, plan, fields, inWorks } = planned;
  const { moves, clashes } = await describe(db, plan);
  const names = notices.slice(0, limits.merge.names).map(({ title }) => title);
  return {
    version: fingerprint(planned),
    moves: [
      ...moves,
      ...(notices.length > 0 ? [{ part: 'notices' as const, count: notices.length, names }] : []),
    ],
    clashes,
    fields,
    works: await db.$count(works, inWorks),
  };
}

const fingerprint = ({ plan, pair: { from, into }, notices }: StudyPlan): string =>
  versionOf(plan, [from.updatedAt, into.updatedAt, notices.map(({ id }) => id)]);

async function merge(
  tx: Database,
  { kind, table, pair: { from, into }, plan, filled, notices }: StudyPlan,
  by: UserId,
): Promise<MergeId> {
  const journal = new Journal(tx);
  if (kind === 'degree') await touchPeopleOf(tx, from.id as DegreeId);
  await carryOut(journal, plan);
  for (const notice of notices) {
    const chosen = notice.audience.universities.map((id) =>
      id === from.id ? (into.id as UniversityId) : id,
    );
    const audience = { ...notice.audience, universities: [...new Set(chosen)] };
    await journal.change('notices', audienceNotices, notice, { audience });
  }
  await journal.remove(null, table, [from]);
  // Afterwards: a code belongs to one university at a time.
  if (Object.keys(filled).length > 0) await journal.change(null, table, into, filled);
  const [made] = await tx
    .insert(merges)
    .values({
      kind,
      fromId: from.id,
      intoId: into.id,
      fromName: from.name,
      intoName: into.name,
      mergedById: by,
      journal: journal.steps,
    })
    .returning({ id: merges.id });
  if (!made) throw new Error('The insert returned no row.');
  return made.id;
}
