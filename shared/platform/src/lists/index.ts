export { goalChoice } from './goal-choice.ts';
export type { FacetCounts, ListCall } from './list-call.ts';
export { listSearch, type ListSearch, type Search } from './list-search.ts';
export { lastList } from './last-list.ts';
export { useListSearch, type FacetChoice, type ListControls } from './use-list-search.ts';
export { keywordReading, type ListWords, useListResults } from './use-list-results.ts';
export { useNothingListed } from './use-nothing-listed.ts';
