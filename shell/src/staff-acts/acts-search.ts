import { staffActQueries } from '@puente/client/staff-acts';
import { staffCallWords } from '@puente/contract/staff-call-words';
import { type Search, tableSearch } from '@puente/platform/lists';

type StaffCall = keyof typeof staffCallWords;
const staffCalls = Object.keys(staffCallWords) as StaffCall[];

/** Search of the trail: the address of /staff/registro, its filters and its API query. */
export const actsSearch = tableSearch('GET /api/staff-acts', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Quién', where: (text) => ({ who: { $containsi: text } }) }),
    act: oneOf({
      label: 'Qué hizo',
      values: staffCalls,
      words: staffCallWords,
      where: (call) => ({ call: { $eq: call } }),
    }),
  },
  sorts: { when: ['createdAt:desc', 'createdAt:asc'] },
  pageSize: 50,
}));

/** 'Cambió la verificación de una organización'. An act that this release does not know is named by its call. */
export function sentenceOf(call: string): string {
  const words = Object.hasOwn(staffCallWords, call) ? staffCallWords[call as StaffCall] : call;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Options of the acts, in the alphabet. */
export const actOptions = staffCalls
  .map((value) => ({ value, label: sentenceOf(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'es'));

export const actsPage = (search: Search) => staffActQueries.list(actsSearch.toQuery(search));
