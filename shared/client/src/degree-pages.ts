import type { StudyType } from '@puente/contract/constants/study-types';
import type { DegreeName } from '@puente/contract/entities/study';
import { limits } from '@puente/contract/limits';
import type { QueryClient } from './query-options.ts';
import { degreeNames } from './study-queries.ts';

interface DegreePage {
  items: DegreeName[];
  pageCount: number;
  total: number;
}

interface Taught {
  /** Name of the university that teaches the degrees. */
  university?: string | undefined;
  type?: StudyType | undefined;
}

/**
 * Returns the loader of the degree picker, for all degrees or those of one university. If it rejects, the picker shows no options and zero
 * pages (§8), an error message, and a button to retry.
 */
export const degreePages =
  (queries: Pick<QueryClient, 'fetchQuery'>, { university, type }: Taught = {}) =>
  async (search: string, page: number): Promise<DegreePage> => {
    const filters = {
      ...(search !== '' && { name: { $containsi: search } }),
      ...(university !== undefined && { university: { name: { $eq: university } } }),
      ...(type && { type: { $eq: type } }),
    };
    const { data, meta } = await queries.fetchQuery(
      degreeNames({
        pagination: { page, pageSize: limits.degreePage.size },
        ...(Object.keys(filters).length > 0 && { filters }),
      }),
    );
    return { items: data, pageCount: meta.pagination.pageCount, total: meta.pagination.total };
  };
