export { WordDifferences } from './WordDifferences.tsx';
