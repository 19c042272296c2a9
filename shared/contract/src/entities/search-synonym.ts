import * as z from 'zod/mini';
import { ids } from '../ids.ts';

/** Words and phrases that mean the same to a search: who looks for one finds what says another. */
export const searchSynonym = z.object({ id: ids.searchSynonym, terms: z.array(z.string()) });

export type SearchSynonym = z.infer<typeof searchSynonym>;
