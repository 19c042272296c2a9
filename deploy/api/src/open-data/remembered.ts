import { LRUCache } from 'lru-cache';
import type { OpenData } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { countOpenData } from './counts.ts';

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
export function openDataOf(db: Database): Promise<OpenData> {
  const ofDb = remembered.get(db) ?? remember(db);
  remembered.set(db, ofDb);
  return ofDb.forceFetch('counts');
}
