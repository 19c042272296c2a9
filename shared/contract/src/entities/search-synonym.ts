import * as z from 'zod/mini';
import { ids } from '../ids.ts';

/** Words and phrases with the same meaning for searches: a search for one also finds the others. */
export const searchSynonym = z.object({ id: ids.searchSynonym, terms: z.array(z.string()) });

export type SearchSynonym = z.infer<typeof searchSynonym>;
