import { usePageTitle } from './page-title.ts';

/** Metadata of a page, for search engines and shared links. */
export interface PageHead {
  title: string;
  /** Owner of the record. It follows the title in the document's title, because two organisations may use the same title. */
  owner?: string | null | undefined;
  /** True when the page does not exist: the response is a 404. */
  isMissing?: boolean;
  /** True when search engines must not index the page. */
  isUnlisted?: boolean;
  description?: string | undefined;
  /** Canonical path of the page, without query. */
  path?: string;
  /** Address of an image for shared links. Without it, an image is generated from title, kind and facts. */
  image?: string | undefined;
  /** Kind of the record in a word or two: 'Evento'. By default the title of the route. */
  kind?: string;
  /** Short facts, such as the owner and the place. */
  facts?: readonly (string | null | undefined)[];
  /** Structured data of schema.org. Evaluated on the server only. */
  data?: () => Readonly<Record<string, unknown>>;
}

/** Metadata with evaluated data and without empty facts, as the server reads it. */
export type WrittenHead = Omit<PageHead, 'data' | 'facts'> & {
  /** Title without the name of the product. */
  documentTitle: string;
  data: Readonly<Record<string, unknown>> | undefined;
  facts: readonly string[] | undefined;
};

let drawn: PageHead | undefined;

/**
 * Sets the metadata of a page. In a browser only the title is set; the server reads the rest when it renders the page.
 * @param head undefined until it is known
 */
export function usePageHead(head: PageHead | undefined): void {
  usePageTitle(head && documentTitleOf(head));
  if (typeof document === 'undefined') drawn = head;
}

/** Returns the metadata of the page that was rendered last, once. On the server only. */
export function takePageHead(): WrittenHead | undefined {
  const taken = drawn;
  drawn = undefined;
  if (!taken) return undefined;
  const { data, facts, ...head } = taken;
  return {
    ...head,
    documentTitle: documentTitleOf(taken),
    data: data?.(),
    facts: facts?.filter((fact) => typeof fact === 'string'),
  };
}

const documentTitleOf = ({ title, owner }: PageHead): string => (owner ? `${title} · ${owner}` : title);
