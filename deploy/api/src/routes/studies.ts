import type { studyCalls } from '@puente/contract/calls/studies';
import { asc, eq, sql } from 'drizzle-orm';
import { studyAreas, studySubareas, universities } from '../db/schema.ts';
import type { Routes } from '../serve.ts';

export const studyRoutes = {
  'GET /api/universities/names': async ({ db }) => ({
    data: await db
      .select({ id: universities.id, name: universities.name })
      .from(universities)
      .where(eq(universities.validated, true))
      .orderBy(asc(sql`fold_text(${universities.name})`)),
  }),

  'GET /api/study-areas': async ({ db, query }) => {
    const areas = await db.select().from(studyAreas).orderBy(asc(sql`fold_text(${studyAreas.name})`));
    if (!query.populate) return { data: areas };
    const subareas = await db.select().from(studySubareas).orderBy(asc(sql`fold_text(${studySubareas.name})`));
    return {
      data: areas.map((area) => ({
        ...area,
        study_subareas: subareas.filter(({ areaId }) => areaId === area.id).map(({ id, name }) => ({ id, name })),
      })),
    };
  },
} satisfies Routes<typeof studyCalls>;
