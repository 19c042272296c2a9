/** Apart from the lists: most pages that know of a list have no head of one. */
export { useListHead } from './use-list-head.ts';
