import type { DraftForm } from '@puente/contract/forms/draft';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** One of this person's half-filled forms by its name, or null. */
export const ownDraft = async (name: string, signal?: AbortSignal) =>
  (await request('GET /api/drafts', { query: { filters: { name: { $eq: name } } } }, { signal })).data[0] ??
  null;

/** Drafts of forms, stored across reloads and devices. */
export const draftQueries = {
  key: ['drafts'] as const,
  one: (name: string) =>
    queryOptions({ queryKey: [...draftQueries.key, name], queryFn: ({ signal }) => ownDraft(name, signal) }),
};

export const keepDraft = (name: string, value: DraftForm['value']) =>
  request('PUT /api/drafts', { body: { data: { name, value } } });

export const forgetDraft = (name: string) =>
  request('DELETE /api/drafts', { query: { filters: { name: { $eq: name } } } });
