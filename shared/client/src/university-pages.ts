import type { UniversityName } from '@puente/contract/entities/study';
import type { QueryClient } from './query-options.ts';
import { universitiesFound } from './study-queries.ts';

interface UniversityPage {
  items: UniversityName[];
  pageCount: number;
  total: number;
}

/** Returns the loader of a university field. The server searches names and short names, and returns all results in one page. */
export const universityPages =
  (queries: Pick<QueryClient, 'fetchQuery'>) =>
  async (search: string): Promise<UniversityPage> => {
    const found = await queries.fetchQuery(universitiesFound(search));
    return { items: found.map(({ id, name }) => ({ id, name })), pageCount: 1, total: found.length };
  };
