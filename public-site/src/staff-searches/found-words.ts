import {
  type SearchedList,
  searchedLists,
  searchedListWords,
} from '@puente/contract/constants/searched-lists';
import { counted } from '@puente/contract/counted';

const inSeries = new Intl.ListFormat('es');

/** '12 proyectos y 1 recurso', or 'nada'. */
export function foundWords(found: Readonly<Partial<Record<SearchedList, number>>>): string {
  const parts = searchedLists.flatMap((list) => {
    const count = found[list] ?? 0;
    return count === 0 ? [] : counted(count, ...searchedListWords[list]);
  });
  return parts.length === 0 ? 'nada' : inSeries.format(parts);
}

/** 'proyectos ni trabajos', after 'sin'. */
export const withoutWords = (lists: readonly SearchedList[]): string => {
  const names = searchedLists
    .filter((list) => lists.includes(list))
    .map((list) => searchedListWords[list][1]);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ni ');
};
