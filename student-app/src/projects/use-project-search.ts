import { useEffect, useRef } from 'react';
import * as studyQueries from '@puente/client/study-queries';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { rememberSearch } from './last-search.ts';
import { everything, readSearch, writeSearch, type ProjectSearch } from './search.ts';

export interface SearchControls {
  search: ProjectSearch;
  /** A choice: the back button takes it back. */
  choose: (part: Partial<Omit<ProjectSearch, 'page'>>) => void;
  /** Typing: it replaces the entry in the history. */
  type: (q: string) => void;
  clear: () => void;
  pageHref: (page: number) => string;
}

/** What is looked for lives in the address, and nowhere else. */
export function useProjectSearch(): SearchControls {
  const [params, setParams] = useSearchParams();
  const areas = useQuery(studyQueries.areas()).data?.map(({ name }) => name);
  const search = readSearch(params, areas);
  const address = writeSearch(search).toString();

  // Where the search is going: two quick choices must not be made on the same outdated page.
  const heading = useRef(search);
  useEffect(() => {
    heading.current = readSearch(new URLSearchParams(address));
    rememberSearch(address);
  }, [address]);

  function go(part: Partial<ProjectSearch>, replace: boolean) {
    heading.current = { ...heading.current, ...part, page: 1 };
    setParams(writeSearch(heading.current), { replace, preventScrollReset: true });
  }

  return {
    search,
    choose: (part) => go(part, false),
    type: (q) => go({ q }, true),
    clear: () => go(everything, false),
    pageHref: (page) => addressOf(writeSearch({ ...search, page })),
  };
}

function addressOf(params: URLSearchParams): string {
  const text = params.toString();
  return href('projects') + (text && `?${text}`);
}
