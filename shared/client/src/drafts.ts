import { queryOptions } from './query-options.ts';
import type { DraftForm } from '@puente/contract/forms/draft';
import { request } from './http.ts';

/** Half-filled forms, kept across reloads and devices. */
export const draftQueries = {
  key: ['drafts'] as const,
  /** One of them by its name, or null. */
  one: (name: string) =>
    queryOptions({
      queryKey: [...draftQueries.key, name],
      queryFn: async ({ signal }) => (await request('GET /api/drafts', { query: { filters: { name: { $eq: name } } } }, { signal })).data[0] ?? null,
    }),
};

export const keepDraft = (name: string, value: DraftForm['value']) => request('PUT /api/drafts', { body: { data: { name, value } } });

export const forgetDraft = (name: string) => request('DELETE /api/drafts', { query: { filters: { name: { $eq: name } } } });
