export { goalChoice } from './goal-choice.ts';
export type { FacetCounts, ListCall } from './list-call.ts';
export { listSearch, type ListSearch, type Search } from './list-search.ts';
export { tableSearch, type TableSearch } from './table-search.ts';
export { lastList } from './last-list.ts';
export { awardedChoice, collaborationChoice } from './work-choices.ts';
