import { takedownQueries } from '@puente/client/takedowns';
import { takedownKinds, takedownStateCodes, takedownStates } from '@puente/contract/constants/takedowns';
import { type Search, tableSearch } from '@puente/platform/lists';
import { kindWords } from './takedown-words.ts';

/** Search of staff for takedowns: the address of /staff/retiradas, its filters and its API query. */
export const takedownSearch = tableSearch('GET /api/takedowns', ({ oneOf }) => ({
  filters: {
    kind: oneOf({
      label: 'Tipo',
      values: takedownKinds,
      words: kindWords,
      where: (kind) => ({ kind: { $eq: kind } }),
    }),
    state: oneOf({
      label: 'Estado',
      values: takedownStateCodes,
      words: takedownStates,
      where: (state) => ({ state: { $eq: state } }),
    }),
  },
  sorts: {
    created: ['createdAt:desc', 'createdAt:asc'],
    objected: ['objectedAt:asc', 'objectedAt:desc'],
  },
  pageSize: 25,
}));

export const takedownPage = (search: Search) => takedownQueries.list(takedownSearch.toQuery(search));

/** Objections that wait for a decision, oldest first. */
export const waitingObjections = () =>
  takedownQueries.list({
    filters: { state: { $eq: 'objected' } },
    sort: 'objectedAt:asc',
    pagination: { pageSize: 10 },
  });
