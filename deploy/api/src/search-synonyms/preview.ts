import { type SearchedList, searchedLists } from '@puente/contract/constants/searched-lists';
import type { SynonymEffect } from '@puente/contract/entities/search-synonym';
import type { Page } from '@puente/contract/query';
import type { Database } from '../db/connect.ts';
import { activeOrganizations, hasPublished } from '../organizations/lists.ts';
import { browse } from '../projects/list.ts';
import { library } from '../resources/routes.ts';
import { withSynonyms } from '../search/known-words.ts';
import { visibleTo } from '../server/policies.ts';
import { browseWorks } from '../works/lists.ts';

const nobody = null;
const countsOnly = () => Promise.resolve([]);
const strictly = { isStrict: true };

const queryFor = (term: string) => ({
  filters: { keyword: { $containsi: term } },
  pagination: { page: 1, pageSize: 1 },
});

type Search = (db: Database, term: string) => Promise<{ meta: Pick<Page<never>['meta'], 'pagination'> }>;

/** Searches each list as its own call does, for what everybody sees. */
const searches: Record<SearchedList, Search> = {
  projects: (db, term) => browse(db, queryFor(term), visibleTo('project', nobody), countsOnly, strictly),
  works: (db, term) => browseWorks(db, queryFor(term), visibleTo('work', nobody), countsOnly, strictly),
  organizations: (db, term) => activeOrganizations(db, queryFor(term), hasPublished, countsOnly, strictly),
  resources: (db, term) => library(db, queryFor(term), visibleTo('resource', nobody), countsOnly, strictly),
};

async function countFor(db: Database, term: string): Promise<Record<SearchedList, number>> {
  const counts = { projects: 0, works: 0, organizations: 0, resources: 0 };
  for (const list of searchedLists) {
    const { meta } = await searches[list](db, term);
    counts[list] = meta.pagination.total;
  }
  return counts;
}

/**
 * Counts what each term finds without and with the group that the terms would form. One count after the other leaves the
 * database to visitors.
 */
export async function effectOf(db: Database, terms: readonly string[]): Promise<SynonymEffect[]> {
  const effects: SynonymEffect[] = [];
  for (const term of new Set(terms)) {
    const now = await countFor(db, term);
    const withGroup = await withSynonyms(terms, () => countFor(db, term));
    effects.push({ term, now, withGroup });
  }
  return effects;
}
