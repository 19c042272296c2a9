import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { NewTakedown, Objection, TakedownAnswer } from '@puente/contract/forms/takedown';
import type { OpportunityId, ProjectId, TakedownId, WorkId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/takedowns', Calls['GET /api/takedowns']>['query']>;

/** Always stale: owners object, and colleagues decide, at any moment. */
const staleTime = 0;

/** Records that staff have taken down: all of them for staff, their own for owners. */
export const takedownQueries = {
  key: ['takedowns'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...takedownQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/takedowns', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  one: (id: TakedownId) =>
    queryOptions({
      queryKey: [...takedownQueries.key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/takedowns/:id', { params: { id } }, { signal })).data,
      staleTime,
    }),
};

/** A record that staff take down. */
export type TakedownSubject =
  | { kind: 'project'; id: ProjectId }
  | { kind: 'work'; id: WorkId }
  | { kind: 'opportunity'; id: OpportunityId };

/** Takes a record down. `changed` is false when a colleague was faster. */
export async function takeDown(
  subject: TakedownSubject,
  data: NewTakedown,
): Promise<{ id: TakedownId; changed: boolean }> {
  const taken = await requestOf(subject, { data });
  return { id: taken.data.id, changed: taken.meta.changed };
}

function requestOf(subject: TakedownSubject, body: { data: NewTakedown }) {
  if (subject.kind === 'project')
    return request('POST /api/projects/:id/takedown', { params: { id: subject.id }, body });
  return subject.kind === 'work'
    ? request('POST /api/tfxes/:id/takedown', { params: { id: subject.id }, body })
    : request('POST /api/opportunities/:id/takedown', { params: { id: subject.id }, body });
}

export const objectToTakedown = async (id: TakedownId, data: Objection) =>
  (await request('POST /api/takedowns/:id/objection', { params: { id }, body: { data } })).data;

export const decideOnTakedown = async (id: TakedownId, data: TakedownAnswer) =>
  (await request('POST /api/takedowns/:id/decision', { params: { id }, body: { data } })).data;
