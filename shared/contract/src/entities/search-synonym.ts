import * as z from 'zod/mini';
import { searchedLists } from '../constants/searched-lists.ts';
import { ids } from '../ids.ts';

/** Words and phrases with the same meaning for searches: a search for one also finds the others. */
export const searchSynonym = z.object({ id: ids.searchSynonym, terms: z.array(z.string()) });

export type SearchSynonym = z.infer<typeof searchSynonym>;

/** Number of results by list. */
const found = z.record(z.enum(searchedLists), z.int());

/** Effect of a group of synonyms on the search for one of its terms. */
export const synonymEffect = z.object({ term: z.string(), now: found, withGroup: found });

export type SynonymEffect = z.infer<typeof synonymEffect>;
