import { usePageTitle } from './page-title.ts';

/** What a page says of itself to search engines, and to the reader of a link to it. */
export interface PageHead {
  title: string;
  /** The record's owner. Follows the title in the document's title: two organisations may use one title. */
  owner?: string | null | undefined;
  /** There is nothing at this address: the answer is a 404. */
  isMissing?: boolean;
  /** Search engines are asked to leave it out. */
  isUnlisted?: boolean;
  description?: string | undefined;
  /** The one address of what is here, without query. */
  path?: string;
  /** Address of an image of it, for shared links; without it, a picture is drawn of its title, kind and facts. */
  image?: string | undefined;
  /** What it is, in a word or two: 'Evento'. Without it, the title of its route. */
  kind?: string;
  /** Who and where, in a few words each. */
  facts?: readonly (string | null | undefined)[];
  /** What it is, in the words of schema.org. Called on the server alone. */
  data?: () => Readonly<Record<string, unknown>>;
}

/** The same with its data, and the facts that are there, as it leaves the page. */
export type WrittenHead = Omit<PageHead, 'data' | 'facts'> & {
  /** Without the name of the product. */
  documentTitle: string;
  data: Readonly<Record<string, unknown>> | undefined;
  facts: readonly string[] | undefined;
};

let drawn: PageHead | undefined;

/**
 * For pages of which search engines and shared links have to know more than their title. In a browser it is the title alone:
 * what is left for a visitor to see. The rest is read when the page is drawn on the server.
 * @param head as soon as it is known
 */
export function usePageHead(head: PageHead | undefined): void {
  usePageTitle(head && documentTitleOf(head));
  if (typeof document === 'undefined') drawn = head;
}

/** On the server: what the page that was drawn last said of itself, once. */
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
