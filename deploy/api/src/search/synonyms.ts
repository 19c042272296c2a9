import { asc } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { searchSynonyms } from '../db/schema.ts';
import { expansion } from './expansion.ts';

/** Another process may have changed them: they are read again after this many milliseconds, while the old ones serve. */
const lifetime = 60_000;

/** The groups of the database that this process serves: a list's conditions are written without asking a database. */
let known: { expanded: (text: string) => string; readAt: number; db: Database } | undefined;

const withoutSynonyms = expansion([]);

/** Before the first search, and after each change by this process. */
export async function readSynonyms(db: Database): Promise<void> {
  const rows = await db
    .select({ terms: searchSynonyms.terms })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
  known = { expanded: expansion(rows.map(({ terms }) => terms)), readAt: performance.now(), db };
}

/** What was typed, with what means the same. */
export function withSynonyms(text: string): string {
  if (known && performance.now() - known.readAt > lifetime) {
    known.readAt = performance.now();
    // A database that does not answer says so to the search itself.
    readSynonyms(known.db).catch(() => undefined);
  }
  return (known?.expanded ?? withoutSynonyms)(text);
}
