import type { NewSavedAnswer, SavedAnswerChanges } from '@puente/contract/forms/contact-handling';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { SavedAnswerId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Texts that the team keeps for its answers to messages. */
export const savedAnswerQueries = {
  all: () =>
    queryOptions({
      queryKey: ['saved-answers'],
      queryFn: async ({ signal }) => (await request('GET /api/saved-answers', {}, { signal })).data,
    }),
};

export const saveAnswer = async (data: NewSavedAnswer) =>
  (await request('POST /api/saved-answers', { body: { data } })).data;

export const changeSavedAnswer = async (id: SavedAnswerId, data: WithBase<SavedAnswerChanges>) =>
  (await request('PUT /api/saved-answers/:id', { params: { id }, body: { data } })).data;

export const removeSavedAnswer = (id: SavedAnswerId) =>
  request('DELETE /api/saved-answers/:id', { params: { id } });
