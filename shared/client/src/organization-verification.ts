import type { DataOf, InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { OrganizationId } from '@puente/contract/ids';
import { request } from './http.ts';
import { key as organizationsKey } from './organization-queries.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ReviewQuery = NonNullable<
  InputOf<'GET /api/organizations/review', Calls['GET /api/organizations/review']>['query']
>;
type Verification = DataOf<Calls['PUT /api/organizations/:id/verification']>;
type TalentAccess = DataOf<Calls['PUT /api/organizations/:id/talent/access']>;
type Sent<Decision> = { [Field in keyof Decision]: Decision[Field] };

/** Always stale: colleagues decide, and organisations register, at any moment. */
const staleTime = 0;

const key = [...organizationsKey, 'review'] as const;

/** A decision of staff about an organisation. */
export type Decision =
  { about: 'verification'; data: Sent<Verification> } | { about: 'talent'; data: Sent<TalentAccess> };

/** Organisations as staff see them: the queue, and the data to decide on. */
export const reviewQueries = {
  key,
  list: (query: ReviewQuery) =>
    queryOptions({
      queryKey: [...key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/organizations/review', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** The oldest unverified organisations, as many as needed to find one besides the page's own. */
  waiting: () =>
    queryOptions({
      queryKey: [...key, 'waiting'],
      queryFn: ({ signal }) =>
        request(
          'GET /api/organizations/review',
          {
            query: {
              filters: { verified: { $eq: false } },
              sort: 'createdAt:asc',
              pagination: { pageSize: 2 },
            },
          },
          { signal },
        ),
      staleTime,
    }),
  doubles: (id: OrganizationId) =>
    queryOptions({
      queryKey: [...key, id, 'doubles'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/organizations/:id/doubles', { params: { id } }, { signal })).data,
      staleTime,
    }),
  notes: (id: OrganizationId) =>
    queryOptions({
      queryKey: [...key, id, 'notes'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/organizations/:id/staff-notes', { params: { id } }, { signal })).data,
      staleTime,
    }),
  /** The mail that a decision would send. */
  mail: (id: OrganizationId, decision: Decision) =>
    queryOptions({
      queryKey: [...key, id, 'mail', decision],
      queryFn: async ({ signal }) =>
        decision.about === 'verification'
          ? (
              await request(
                'GET /api/organizations/:id/verification/mail',
                { params: { id }, query: mailQuery(decision.data) },
                { signal },
              )
            ).data
          : (
              await request(
                'GET /api/organizations/:id/talent/access/mail',
                { params: { id }, query: decision.data },
                { signal },
              )
            ).data,
      placeholderData: keepPreviousData,
      staleTime,
    }),
};

const mailQuery = ({ verified, reason, words }: Verification) => ({ verified, reason, words });

/** Carries out a decision. `changed` is false when a colleague was faster. */
export async function decideOnOrganization(
  id: OrganizationId,
  { about, data }: Decision,
): Promise<{ changed: boolean }> {
  const { meta } =
    about === 'verification'
      ? await request('PUT /api/organizations/:id/verification', { params: { id }, body: { data } })
      : await request('PUT /api/organizations/:id/talent/access', { params: { id }, body: { data } });
  return meta;
}

export const writeStaffNote = (id: OrganizationId, text: string) =>
  request('POST /api/organizations/:id/staff-notes', { params: { id }, body: { data: { text } } });
