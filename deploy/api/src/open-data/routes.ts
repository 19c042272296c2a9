import { LRUCache } from 'lru-cache';
import { brand } from '@puente/contract/brand';
import type { openDataCalls } from '@puente/contract/calls/open-data';
import type { OpenData } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { type FileAnswer, madeFile } from '../http/answers.ts';
import type { Routes } from '../server/serve.ts';
import { countOpenData } from './counts.ts';
import { openDataCsv, openDataJson } from './files.ts';

const remember = (db: Database) =>
  new LRUCache<'counts', OpenData>({
    max: 1,
    ttl: limits.openData.minutes * 60_000,
    fetchMethod: () => countOpenData(db),
  });
const remembered = new WeakMap<Database, ReturnType<typeof remember>>();

/**
 * Caches the counts for an hour, since anybody may request them, and counting reads whole tables. Concurrent requests
 * share one count.
 */
function openDataOf(db: Database): Promise<OpenData> {
  const ofDb = remembered.get(db) ?? remember(db);
  remembered.set(db, ofDb);
  return ofDb.forceFetch('counts');
}

export const openDataRoutes = {
  'GET /api/open-data': async ({ db }) => ({ data: await openDataOf(db) }),
  'GET /api/open-data/csv': async ({ db }) => fileOf(openDataCsv(await openDataOf(db)), 'csv', 'text/csv'),
  'GET /api/open-data/json': async ({ db }) =>
    fileOf(openDataJson(await openDataOf(db)), 'json', 'application/json'),
} satisfies Routes<typeof openDataCalls>;

const fileOf = (text: string, extension: string, type: string): FileAnswer =>
  madeFile(text, `${brand.slug}-datos-abiertos.${extension}`, `${type}; charset=utf-8`);
