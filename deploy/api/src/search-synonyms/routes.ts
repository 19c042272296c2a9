import { asc, eq } from 'drizzle-orm';
import type { searchSynonymCalls } from '@puente/contract/calls/search-synonyms';
import { requireRow } from '../db/require-row.ts';
import { searchSynonyms } from '../db/schema.ts';
import { forgetEmptySearches } from '../empty-searches/routes.ts';
import { readKnownWords } from '../search/known-words.ts';
import type { Routes } from '../server/serve.ts';
import { effectOf } from './preview.ts';

export const searchSynonymRoutes = {
  'GET /api/search-synonyms': async ({ db }) => ({
    data: await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
  }),

  'GET /api/search-synonyms/preview': async ({ db, query: { terms } }) => ({
    data: await effectOf(db, terms),
  }),

  'POST /api/search-synonyms': async ({ db, body: { data } }) => {
    const rows = await db
      .insert(searchSynonyms)
      .values({ terms: [...new Set(data.terms)] })
      .returning();
    await forgetEmptySearches(db, data.terms);
    await readKnownWords(db);
    return { data: requireRow(rows) };
  },

  'DELETE /api/search-synonyms/:id': async ({ db, row }) => {
    await db.delete(searchSynonyms).where(eq(searchSynonyms.id, row.id));
    await readKnownWords(db);
    return undefined;
  },
} satisfies Routes<typeof searchSynonymCalls>;
