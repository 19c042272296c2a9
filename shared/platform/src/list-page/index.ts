/** Apart from the lists: what declares a list is loaded with every page of an app, what draws one with its page. */
export { keywordReading, type ListWords, useListResults } from './use-list-results.ts';
export { useListSearch, type FacetChoice, type ListControls } from './use-list-search.ts';
export { useTableSearch } from './use-table-search.ts';
export { useNothingListed } from './use-nothing-listed.ts';
