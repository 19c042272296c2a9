import { errorGroupQueries } from '@puente/client/error-groups';
import { errorGroupStates } from '@puente/contract/constants/error-reports';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { addDays } from '@puente/contract/figure-range';
import { momentInSpain } from '@puente/contract/moment-in-spain';
import { type Search, tableSearch } from '@puente/platform/lists';
import { stateWords } from './error-words.ts';

/** Ranges of the last report, in days. */
const recent = { 1: 'Hoy', 7: 'Últimos 7 días', 30: 'Últimos 30 días' } as const;
const recentDays = Object.keys(recent) as `${keyof typeof recent}`[];

/** Start of the first of several days up to today. The same during a whole day, as another one would be another query. */
function startOfDays(days: number): string {
  const first = addDays(dayInSpain(Date.now()), 1 - days);
  return momentInSpain(first, '00:00')?.toISOString() ?? first;
}

/** Search of the errors: the address of /staff/errores, its filters and its API query. */
export const errorGroupsSearch = tableSearch('GET /api/error-groups', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Buscar', where: (text) => ({ keyword: { $containsi: text } }) }),
    app: keyword({ label: 'Aplicación', where: (app) => ({ app: { $eq: app } }) }),
    version: keyword({ label: 'Versión', where: (text) => ({ version: { $eq: text } }) }),
    state: oneOf({
      label: 'Estado',
      values: errorGroupStates,
      words: {
        open: stateWords.open.label,
        reopened: stateWords.reopened.label,
        solved: stateWords.solved.label,
      },
      where: (state) => ({ state: { $eq: state } }),
    }),
    days: oneOf({
      label: 'Último aviso',
      values: recentDays,
      words: recent,
      where: (days) => ({ lastSeenAt: { $gte: startOfDays(Number(days)) } }),
    }),
  },
  sorts: {
    last: ['lastSeenAt:desc', 'lastSeenAt:asc'],
    first: ['firstSeenAt:desc', 'firstSeenAt:asc'],
    reports: ['reports:desc', 'reports:asc'],
  },
  pageSize: 25,
}));

export const recentOptions = recentDays.map((value) => ({ value, label: recent[value] }));

export const errorGroupsPage = (search: Search) => errorGroupQueries.list(errorGroupsSearch.toQuery(search));
