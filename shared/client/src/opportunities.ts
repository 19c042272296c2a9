import type { Modality } from '@puente/contract/constants/modalities';
import type { OpportunityKind } from '@puente/contract/constants/opportunities';
import type { Province } from '@puente/contract/constants/provinces';
import type { NewOpportunity, OpportunityUpdate } from '@puente/contract/forms/opportunity';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { OpportunityId } from '@puente/contract/ids';
import { request } from './http.ts';
import { noRetryOnMount } from './no-retry-on-mount.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';
import { wholeList } from './whole-list.ts';

/** Filters that the user chose in a search for opportunities. */
export interface OpportunityChoice {
  keyword?: string;
  type?: 'Oferta' | 'Evento' | '';
  presentiality?: readonly Modality[];
  location?: readonly Province[];
}

/** Converts the chosen filters to a query. The types become `details` (specification §7), and empty filters are left out. */
export function opportunityFilters({ keyword, type, presentiality = [], location = [] }: OpportunityChoice) {
  const details: OpportunityKind | undefined =
    type === 'Oferta' ? 'offer' : type === 'Evento' ? 'events' : undefined;
  return {
    ...(details && { details }),
    filters: {
      ...(keyword && { keyword: { $containsi: keyword } }),
      ...(presentiality.length > 0 && { presentiality: { $in: [...presentiality] } }),
      ...(location.length > 0 && { location: { $in: [...location] } }),
    },
  };
}

export const opportunityQueries = {
  key: ['opportunities'] as const,
  /** Published and open opportunities. */
  list: (choice: OpportunityChoice = {}, page = 1) =>
    queryOptions({
      queryKey: [...opportunityQueries.key, 'list', choice, page],
      queryFn: ({ signal }) => {
        const { details, filters } = opportunityFilters(choice);
        return request(
          'GET /api/opportunities',
          {
            query: {
              filters: { ...filters, ...(details && { details: { $eq: details } }) },
              populate: ['organization'],
              pagination: { page },
            },
          },
          { signal },
        );
      },
      placeholderData: keepPreviousData,
    }),
  one: (id: OpportunityId) =>
    queryOptions({
      queryKey: [...opportunityQueries.key, id],
      ...noRetryOnMount,
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/opportunities/:id',
            { params: { id }, query: { populate: ['organization'] } },
            { signal },
          )
        ).data,
    }),
  /**
   * Students who are interested in an opportunity, for its organisation.
   * @param written limits them to those whom the organisation has written to, or has not; default: both
   */
  interested: (id: OpportunityId, written?: boolean, page = 1) =>
    queryOptions({
      queryKey: [...opportunityQueries.key, id, 'interested', written, page],
      queryFn: ({ signal }) => requestInterested(id, written, { page }, signal),
    }),
};

/** All of them, also those of other pages. */
export const everyInterested = (id: OpportunityId, written?: boolean) =>
  wholeList((pagination) => requestInterested(id, written, pagination));

const requestInterested = (
  id: OpportunityId,
  written: boolean | undefined,
  pagination: { page: number; pageSize?: number },
  signal?: AbortSignal,
) =>
  request(
    'GET /api/opportunities/:id/interested',
    {
      params: { id },
      query: { ...(written !== undefined && { filters: { written: { $eq: written } } }), pagination },
    },
    { signal },
  );

export const createOpportunity = (data: NewOpportunity) =>
  request('POST /api/opportunities', { body: { data } });

export const updateOpportunity = (id: OpportunityId, data: WithBase<OpportunityUpdate>) =>
  request('PUT /api/opportunities/:id', { params: { id }, body: { data } });

export const publishOpportunity = (id: OpportunityId) =>
  request('POST /api/opportunities/:id/publish', { params: { id } });

export const unpublishOpportunity = (id: OpportunityId) =>
  request('POST /api/opportunities/:id/unpublish', { params: { id } });

export const deleteOpportunity = (id: OpportunityId) =>
  request('DELETE /api/opportunities/:id', { params: { id } });
