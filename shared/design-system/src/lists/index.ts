export { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';
export { FacetGroup, type FacetGroupProps } from './FacetGroup.tsx';
export { FacetSelect, type FacetSelectProps } from './FacetSelect.tsx';
export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
export { FilterToggle, type FilterToggleProps } from './FilterToggle.tsx';
export { KeywordSearch, type KeywordSearchProps } from './KeywordSearch.tsx';
export { ListLayout, type ListLayoutProps } from './ListLayout.tsx';
export { MoreFilters, type MoreFiltersProps } from './MoreFilters.tsx';
export { NothingFound, type NothingFoundProps } from './NothingFound.tsx';
export { NothingListed, type NothingListedProps } from './NothingListed.tsx';
export { PageGone } from './PageGone.tsx';
export { ResultList, type ResultListProps } from './ResultList.tsx';
export { Results, type ResultsProps } from './Results.tsx';
export { ResultsHeader, type ResultsHeaderProps } from './ResultsHeader.tsx';
export {
  SearchReading,
  understoodChips,
  type KeywordReading,
  type SearchReadingProps,
} from './SearchReading.tsx';
export { SortSelect, type SortSelectProps } from './SortSelect.tsx';
