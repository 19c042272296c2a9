import * as z from 'zod/mini';
import { searchedLists } from '../constants/searched-lists.ts';

/** Words that several visitors searched for without results. */
export const emptySearch = z.object({
  /** Without accents and capitals. */
  words: z.string(),
  /** Number of searches, of one visitor at most one a day. In several lists, of the list with the most. */
  times: z.int(),
  /** Lists that had no results. */
  lists: z.array(z.enum(searchedLists)),
  /** Spanish days of the first and the last one. */
  firstDay: z.string(),
  lastDay: z.string(),
});

export type EmptySearch = z.infer<typeof emptySearch>;
