export { useSearchText } from './use-search-text.ts';
