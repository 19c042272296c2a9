import type {
  AwardEditionForm,
  AwardScore,
  NewAwardEntry,
  NewAwardJuror,
} from '@puente/contract/forms/award';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { AwardEditionId, AwardEntryId, AwardJurorId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

export const awardQueries = {
  key: ['awards'] as const,
  /** Editions that have opened, the latest first; for staff, planned ones too. */
  editions: () =>
    queryOptions({
      queryKey: [...awardQueries.key, 'editions'],
      queryFn: async ({ signal }) => (await request('GET /api/award-editions', {}, { signal })).data,
    }),
  /** Works that take part in an edition, for staff. */
  entries: (id: AwardEditionId) =>
    queryOptions({
      queryKey: [...awardQueries.key, 'entries', id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/award-editions/:id/entries', { params: { id } }, { signal })).data,
    }),
  /** Members of the jury of an edition, for staff. */
  jury: (id: AwardEditionId) =>
    queryOptions({
      queryKey: [...awardQueries.key, 'jury', id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/award-editions/:id/jury', { params: { id } }, { signal })).data,
    }),
  /** Editions whose jury the signed-in user is in. */
  juries: () =>
    queryOptions({
      queryKey: [...awardQueries.key, 'juries'],
      queryFn: async ({ signal }) => (await request('GET /api/award-juries', {}, { signal })).data,
    }),
  /** Entries of the signed-in student. */
  own: () =>
    queryOptions({
      queryKey: [...awardQueries.key, 'own'],
      queryFn: async ({ signal }) => (await request('GET /api/award-entries', {}, { signal })).data,
    }),
};

export const createEdition = (data: AwardEditionForm) =>
  request('POST /api/award-editions', { body: { data } });
export const changeEdition = (id: AwardEditionId, data: WithBase<AwardEditionForm>) =>
  request('PUT /api/award-editions/:id', { params: { id }, body: { data } });
export const decideEntry = (id: AwardEntryId, winner: boolean) =>
  request('PUT /api/award-entries/:id/winner', { params: { id }, body: { data: { winner } } });
export const enterWork = (data: NewAwardEntry) => request('POST /api/award-entries', { body: { data } });
export const withdrawEntry = (id: AwardEntryId) =>
  request('DELETE /api/award-entries/:id', { params: { id } });

/** Invites a person to a jury, or changes the categories of a member. */
export const inviteJuror = (id: AwardEditionId, data: NewAwardJuror) =>
  request('POST /api/award-editions/:id/jury', { params: { id }, body: { data } });
export const removeJuror = (id: AwardJurorId) => request('DELETE /api/award-jurors/:id', { params: { id } });
export const scoreEntry = (id: AwardEntryId, data: AwardScore) =>
  request('PUT /api/award-entries/:id/score', { params: { id }, body: { data } });
