import { LRUCache } from 'lru-cache';
import type { platformFigureCalls } from '@puente/contract/calls/platform-figures';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import type { Routes } from '../server/serve.ts';
import { countPlatformFigures, type FigureQuestion } from './report.ts';

/** Questions whose answers a process keeps. */
const mostKept = 100;

const remember = (db: Database) =>
  new LRUCache<string, PlatformFigureReport, FigureQuestion>({
    max: mostKept,
    ttl: limits.platformFigures.minutes * 60_000,
    fetchMethod: (_key, _stale, { context }) => countPlatformFigures(db, context),
  });
const remembered = new WeakMap<Database, ReturnType<typeof remember>>();

/** Caches each answer for a minute. Concurrent requests share one count. */
function reportOf(db: Database, question: FigureQuestion): Promise<PlatformFigureReport> {
  const ofDb = remembered.get(db) ?? remember(db);
  remembered.set(db, ofDb);
  const { from, to, unit, university, area } = question;
  return ofDb.forceFetch(JSON.stringify([from, to, unit, university, area]), { context: question });
}

export const platformFigureRoutes = {
  'GET /api/platform-figures': async ({ db, query }) => ({ data: await reportOf(db, query) }),
} satisfies Routes<typeof platformFigureCalls>;
