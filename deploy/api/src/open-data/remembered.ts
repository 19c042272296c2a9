import type { OpenData } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connect.ts';
import { countOpenData } from './counts.ts';

const remember = () =>
  new LRUCache<'counts', Promise<OpenData>>({ max: 1, ttl: limits.openData.minutes * 60_000 });
const remembered = new WeakMap<Database, ReturnType<typeof remember>>();

/** The counts of this hour: anybody may ask, and counting reads whole tables. Who asks meanwhile waits for the same count. */
export async function openDataOf(db: Database): Promise<OpenData> {
  const ofDb = remembered.get(db) ?? remember();
  remembered.set(db, ofDb);
  const known = ofDb.get('counts');
  if (known) return known;
  const counting = countOpenData(db);
  ofDb.set('counts', counting);
  try {
    return await counting;
  } catch (error) {
    // The next who asks has it counted again.
    ofDb.delete('counts');
    throw error;
  }
}
