import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { studyCalls } from '@puente/contract/calls/studies';
import { degreeSubareas } from '@puente/contract/constants/degree-subareas';
import { provinces } from '@puente/contract/constants/provinces';
import { studyNicknames } from '@puente/contract/constants/study-nicknames';
import type { StudyAreaId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { assertUnique } from '../db/assert-unique.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { centerDegrees, centers, degrees, studyAreas, studySubareas, universities } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { phrase } from '../search/parts.ts';
import type { Routes } from '../server/serve.ts';
import { constantLists } from './constants.ts';
import { centerColumns, presentCenters, presentDegrees, presentUniversities } from './presenter.ts';

const byName = (
  name: typeof degrees.name | typeof universities.name | typeof centers.name,
  id: typeof degrees.id | typeof universities.id | typeof centers.id,
) => ({
  'name:asc': [asc(inAlphabet(name)), asc(id)],
});
const everything = sql`true`;
const isValidated = eq(universities.validated, true);

/** Condition that every word is in the name or in a short name. */
const isCalled = (words = ''): SQL | undefined =>
  and(
    ...words
      .split(/\s+/)
      .map(
        (word) =>
          sql`fold_text(${universities.name} || ' ' || array_text(${universities.shortNames})) like word_pattern(${word})`,
      ),
  );

const universityRules = {
  inside: {
    id: matches(universities.id),
    name: matches(universities.name),
    code: matches(universities.code),
  },
};

const taught = sql`${centers} inner join ${universities} on ${universities.id} = ${centers.universityId}`;

/**
 * Condition that such a university teaches the degree. A university without recorded degrees counts as teaching all.
 */
const isTaughtWhere = (university: SQL): SQL => sql`(
  exists (select 1 from ${centerDegrees} inner join ${taught} on ${centers.id} = ${centerDegrees.centerId}
    where ${centerDegrees.degreeId} = ${degrees.id} and ${university})
  or not exists (select 1 from ${centerDegrees} inner join ${taught} on ${centers.id} = ${centerDegrees.centerId} where ${university}))`;

/** The titles behind abbreviations such as 'ade', 'magisterio' or 'rrhh'. */
const titlesCalled = (text: string): string[] =>
  (studyNicknames[phrase(text)] ?? []).flatMap((name) =>
    degreeSubareas[name]
      ? [name]
      : Object.keys(degreeSubareas).filter((title) => degreeSubareas[title]?.is?.includes(name)),
  );

/** Finds a degree by its name or by its usual abbreviation. */
const isDegreeNamed = (wanted: { $containsi?: string | undefined }): SQL | undefined => {
  const titles = titlesCalled(wanted.$containsi ?? '');
  const named = matches(degrees.name)(wanted);
  return titles.length === 0
    ? named
    : or(
        named,
        inArray(
          degrees.name,
          titles.flatMap((title) => [`Grado en ${title}`, `Máster Universitario en ${title}`]),
        ),
      );
};

const degreeRules = {
  from: sql`${degrees}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ id: degrees.id, name: degrees.name, type: degrees.type, updatedAt: degrees.updatedAt, total })
      .from(degrees)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    id: matches(degrees.id),
    name: isDegreeNamed,
    type: matches(degrees.type),
    study_area: {
      inside: { id: matches(studyAreas.id), name: matches(studyAreas.name) },
      where: (area: SQL) =>
        sql`${degrees.studyAreaId} = any(array(select ${studyAreas.id} from ${studyAreas} where ${area}))`,
    },
    university: { ...universityRules, where: isTaughtWhere },
  },
  sorts: byName(degrees.name, degrees.id),
  sort: 'name:asc' as const,
};

const degreeNames = listOf<'GET /api/degree/names'>()(degreeRules);
const everyDegree = listOf<'GET /api/degrees'>()(degreeRules);

const everyUniversity = listOf<'GET /api/universities'>()({
  from: sql`${universities}`,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ university: universities, total })
      .from(universities)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    id: matches(universities.id),
    name: matches(universities.name),
    code: matches(universities.code),
    validated: matches(universities.validated),
  },
  sorts: byName(universities.name, universities.id),
  sort: 'name:asc',
});

const everyCenter = listOf<'GET /api/centers'>()({
  from: taught,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...centerColumns, total })
      .from(centers)
      .innerJoin(universities, eq(universities.id, centers.universityId))
      .leftJoin(studyAreas, eq(studyAreas.id, centers.studyAreaId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    id: matches(centers.id),
    name: matches(centers.name),
    province: matches(centers.province),
    university: universityRules,
  },
  sorts: byName(centers.name, centers.id),
  sort: 'name:asc',
});

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
    const { study_area, ...fields } = data;
    await assertArea(db, study_area);
    const rows = await db
      .insert(degrees)
      .values({ ...fields, studyAreaId: study_area ?? null })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) throw refuseFields({ name: messages.taken });
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
