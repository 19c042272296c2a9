import * as z from 'zod/mini';
import type { CallName } from '@puente/contract/calls';
import type { SearchedList } from '@puente/contract/constants/searched-lists';
import { keptWords } from './kept-words.ts';

const listOfCall: Partial<Record<CallName, SearchedList>> = {
  'GET /api/projects': 'projects',
  'GET /api/projects/matched': 'projects',
  'GET /api/tfxes': 'works',
  'GET /api/organizations/active': 'organizations',
  'GET /api/resources': 'resources',
};

/** A query by words alone. With a chosen filter, the words may have results that the filter hides. */
const byWords = z.object({
  filters: z.strictObject({ keyword: z.strictObject({ $containsi: z.string() }) }),
});

const answered = z.object({
  meta: z.object({
    pagination: z.object({ total: z.int() }),
    understood: z.optional(z.array(z.object({ words: z.string() }))),
    without: z.optional(z.array(z.string())),
  }),
});

/**
 * Returns the list and the words of a search that found nothing with all of its words. Words that the search understood
 * as conditions, such as 'remoto', are left out.
 */
export function emptySearchOf(
  name: CallName,
  query: unknown,
  answer: unknown,
): { list: SearchedList; words: string } | undefined {
  const list = listOfCall[name];
  const asked = list && byWords.safeParse(query).data;
  if (!list || !asked) return undefined;
  const meta = answered.safeParse(answer).data?.meta;
  if (!meta || (meta.pagination.total > 0 && meta.without === undefined)) return undefined;
  const rest = (meta.understood ?? []).reduce(
    (text, { words }) => text.replace(words, ' '),
    asked.filters.keyword.$containsi,
  );
  const words = keptWords(rest);
  return words === undefined ? undefined : { list, words };
}
