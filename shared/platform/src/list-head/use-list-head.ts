import { numbered, pageOfChoice, type PagesOfList } from '@puente/contract/list-pages/pages-of-list';
import type { ListCall } from '../lists/list-call.ts';
import type { ListSearch, Search } from '../lists/list-search.ts';
import { useLocation } from '../router/index.ts';
import { usePageHead } from '../ui/index.ts';

type List = Pick<ListSearch<ListCall>, 'write' | 'chips' | 'everything'>;

interface Listed {
  data: readonly unknown[];
  meta: { pagination: { total: number } };
}

/**
 * Gives each address of a list its title, its description and its place in search engines: those of `pages` with their numbered
 * pages are for them, every other choice and order is not.
 * @param listed the answer to the search, as soon as it is there
 * @returns the heading of the page
 */
export function useListHead(
  pages: PagesOfList,
  list: List,
  search: Search,
  listed: Listed | undefined,
): string {
  const { pathname } = useLocation();
  const page = pageOfChoice(pages, search.chosen);
  const query = list.write(search).toString();
  usePageHead({
    ...numbered(page ?? choiceIn(pages, list, search), search.page),
    path: pathname + (query && `?${query}`),
    isUnlisted:
      page === undefined || search.sort !== list.everything.sort || listed?.meta.pagination.total === 0,
    isMissing: search.page > 1 && listed?.data.length === 0,
  });
  return (page ?? pages.plain).title;
}

/** Returns title and description for a choice that is not an indexed page: 'Proyectos: Lugo, Remoto'. */
const choiceIn = ({ plain }: PagesOfList, list: List, search: Search) => ({
  ...plain,
  title: `${plain.title}: ${list
    .chips(search)
    .map(({ label }) => label)
    .join(', ')}`,
});
