/** Title and description of a page, as search engines show them. */
export interface PageWords {
  title: string;
  description: string;
}

/** A filter whose values have their own indexed pages: 'Proyectos en Lugo'. */
export interface FilterPages {
  /** Facet of the call that counts the rows of each value. */
  facet: string;
  /** Values that are pages. All when left out. */
  values?: readonly string[];
  words: (value: string) => PageWords;
}

/** The indexed addresses of a list: the list itself, and single values of these filters. */
export interface PagesOfList {
  /** Name of its route in the manifest of its app. */
  route: string;
  /** Call that lists and counts. */
  call: string;
  plain: PageWords;
  /** Filters by name in the address. */
  filters: Readonly<Record<string, FilterPages>>;
}

type Chosen = Readonly<Record<string, readonly string[]>>;

/** Returns the title and description for a choice of filters. Undefined when the choice is not an indexed page. */
export function pageOfChoice(pages: PagesOfList, chosen: Chosen): PageWords | undefined {
  const [first, ...others] = Object.entries(chosen).flatMap(([filter, values]) =>
    values.map((value) => ({ filter, value })),
  );
  if (first === undefined) return pages.plain;
  const filter = Object.hasOwn(pages.filters, first.filter) ? pages.filters[first.filter] : undefined;
  return others.length === 0 && filter && isPage(filter, first.value) ? filter.words(first.value) : undefined;
}

/** Returns the later page of a list with its number. */
export function numbered({ title, description }: PageWords, page: number): PageWords {
  return page === 1
    ? { title, description }
    : { title: `${title}, página ${page}`, description: `${description} Página ${page}.` };
}

/** Returns the query of each page that has rows, by the counts of the facets. */
export const queriesOfPages = (
  pages: PagesOfList,
  counts: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>,
): string[] =>
  Object.entries(pages.filters).flatMap(([name, filter]) =>
    Object.entries(counts[filter.facet] ?? {})
      .filter(([value, count]) => count > 0 && isPage(filter, value))
      .map(([value]) => new URLSearchParams([[name, value]]).toString()),
  );

const isPage = ({ values }: FilterPages, value: string): boolean => values?.includes(value) ?? true;
