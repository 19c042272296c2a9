import type { DegreeName } from '@puente/contract/entities/study';
import { limits } from '@puente/contract/limits';
import type { QueryClient } from './query-options.ts';
import { degreeNames } from './study-queries.ts';

interface DegreePage {
  items: DegreeName[];
  pageCount: number;
  total: number;
}

/**
 * What the degree picker loads. When it rejects the picker has no options and zero pages (§8), says that the list could
 * not be loaded, and offers to ask again.
 */
export const degreePages =
  (queries: Pick<QueryClient, 'fetchQuery'>) =>
  async (search: string, page: number): Promise<DegreePage> => {
    const found = search === '' ? {} : { filters: { name: { $containsi: search } } };
    const { data, meta } = await queries.fetchQuery(
      degreeNames({ pagination: { page, pageSize: limits.degreePage.size }, ...found }),
    );
    return { items: data, pageCount: meta.pagination.pageCount, total: meta.pagination.total };
  };
