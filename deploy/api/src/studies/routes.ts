import { and, asc, eq, sql } from 'drizzle-orm';
import type { studyCalls } from '@puente/contract/calls/studies';
import { provinces } from '@puente/contract/constants/provinces';
import type { StudyAreaId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { assertUnique } from '../db/assert-unique.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { degrees, studyAreas, studySubareas, universities } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import type { Routes } from '../server/serve.ts';
import { constantLists } from './constants.ts';
import { degreeNames, everyCenter, everyDegree, everyUniversity, isCalled, isValidated } from './lists.ts';
import { mergeUniversity, previewMerge } from './merge-university.ts';
import { presentCenters, presentDegrees, presentUniversities } from './presenter.ts';
import { giveTypedDegree, previewTypedDegree } from './typed-degrees.ts';
import {
  presentTypedDegrees,
  presentTypedUniversities,
  typedDegrees,
  typedUniversities,
} from './typed-studies.ts';

const everything = sql`true`;

const areaNames = (db: Database) =>
  db
    .select({ id: studyAreas.id, name: studyAreas.name })
    .from(studyAreas)
    .orderBy(asc(inAlphabet(studyAreas.name)));
const allSubareas = (db: Database) =>
  db
    .select()
    .from(studySubareas)
    .orderBy(asc(inAlphabet(studySubareas.name)));

export const studyRoutes = {
  'GET /api/universities/names': async ({ db, query }) => ({
    data: await db
      .select({ id: universities.id, name: universities.name, short_names: universities.shortNames })
      .from(universities)
      .where(and(isValidated, isCalled(query.filters?.keyword?.$containsi)))
      .orderBy(asc(inAlphabet(universities.name))),
  }),

  'GET /api/universities': ({ db, query, visible }) =>
    everyUniversity(db, query, visible, (rows) =>
      presentUniversities(
        db,
        rows.map(({ university }) => university),
        query.populate,
      ),
    ),

  'POST /api/universities': async ({ db, body: { data } }) => {
    const rows = await db
      .insert(universities)
      .values({ validated: true, ...data })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) throw refuseFields({ name: messages.taken });
    return { data: requireRow(await presentUniversities(db, rows)) };
  },

  'PUT /api/universities/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    await assertUnique(db, universities, universities.name, data.name, row.id, 'name');
    await assertUnique(db, universities, universities.code, data.code ?? undefined, row.id, 'code');
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return tx
        .update(universities)
        .set({ name: row.name, ...data })
        .where(eq(universities.id, row.id))
        .returning();
    });
    return { data: requireRow(await presentUniversities(db, rows)) };
  },

  'GET /api/universities/typed': ({ db, query }) =>
    typedUniversities(db, query, eq(universities.validated, false), (rows) =>
      presentTypedUniversities(
        db,
        rows.map(({ university }) => university),
      ),
    ),

  'GET /api/universities/:id/merge': async ({ db, row, query }) => ({
    data: await previewMerge(db, row.id, query.into),
  }),

  'POST /api/universities/:id/merge': async ({ db, actor, row, body: { data } }) => {
    const merging = { typed: row.id, into: data.into, by: actor.userId };
    return { data: requireRow(await presentUniversities(db, [await mergeUniversity(db, merging)])) };
  },

  'GET /api/centers': ({ db, query }) =>
    everyCenter(db, query, isValidated, (rows) => presentCenters(db, rows, query.populate)),

  'GET /api/study-areas': async ({ db, query }) => {
    const areas = await areaNames(db);
    if (!query.populate) return { data: areas };
    const subareas = await allSubareas(db);
    return {
      data: areas.map((area) => ({
        ...area,
        study_subareas: subareas
          .filter(({ areaId }) => areaId === area.id)
          .map(({ id, name }) => ({ id, name })),
      })),
    };
  },

  'GET /api/study-areas/names': async ({ db }) => ({ data: await areaNames(db) }),

  'GET /api/study-subareas': async ({ db, query }) => {
    const subareas = await allSubareas(db);
    if (!query.populate) return { data: subareas.map(({ id, name }) => ({ id, name })) };
    const areas = new Map((await areaNames(db)).map((area) => [area.id, area]));
    return {
      data: subareas.map(({ id, name, areaId }) => {
        const area = areas.get(areaId);
        return { id, name, ...(area && { study_area: area }) };
      }),
    };
  },

  'GET /api/degree/names': ({ db, query }) =>
    degreeNames(db, query, everything, (rows) => Promise.resolve(rows.map(({ id, name }) => ({ id, name })))),

  'GET /api/degrees': ({ db, query }) =>
    everyDegree(db, query, everything, (rows) => presentDegrees(db, rows, query.populate)),

  'POST /api/degrees': async ({ db, body: { data } }) => {
    const { study_area, typed_as, ...fields } = data;
    await assertArea(db, study_area);
    const rows = await db.transaction(async (tx) => {
      const made = await tx
        .insert(degrees)
        .values({ ...fields, studyAreaId: study_area ?? null })
        .onConflictDoNothing()
        .returning();
      const [degree] = made;
      if (!degree) throw refuseFields({ name: messages.taken });
      if (typed_as !== undefined) await giveTypedDegree(tx, typed_as, degree.id);
      return made;
    });
    return { data: requireRow(await presentDegrees(db, rows)) };
  },

  'PUT /api/degrees/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const { study_area, ...fields } = data;
    await assertUnique(db, degrees, degrees.name, data.name, row.id, 'name');
    await assertArea(db, study_area);
    const values = {
      name: row.name,
      ...fields,
      ...(study_area !== undefined && { studyAreaId: study_area }),
    };
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return tx.update(degrees).set(values).where(eq(degrees.id, row.id)).returning();
    });
    return { data: requireRow(await presentDegrees(db, rows)) };
  },

  'GET /api/degrees/typed': ({ db, query }) =>
    typedDegrees(db, query, everything, (rows) => presentTypedDegrees(db, rows)),

  'GET /api/degrees/:id/typed-names': async ({ db, query }) => ({
    data: await previewTypedDegree(db, query.name),
  }),

  'POST /api/degrees/:id/typed-names': async ({ db, row, body: { data } }) => {
    await db.transaction((tx) => giveTypedDegree(tx, data.name, row.id));
    return { data: requireRow(await presentDegrees(db, [row])) };
  },

  'GET /api/provinces': () =>
    Promise.resolve({ data: provinces.map((name, index) => ({ id: index + 1, name })) }),

  'GET /api/constants': () => Promise.resolve({ data: constantLists }),
} satisfies Routes<typeof studyCalls>;

/** @throws Refusal at `study_area` when there is no such area */
async function assertArea(db: Database, id: StudyAreaId | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const found = await db.select({ id: studyAreas.id }).from(studyAreas).where(eq(studyAreas.id, id));
  if (found.length === 0) throw refuseFields({ study_area: messages.pattern });
}
