/** Elements that a message may consist of once it is on the page. `svg` and `path` are the mark of a link to another site. */
const elements = new Set(
  'P DIV BR HR BLOCKQUOTE H1 H2 H3 H4 H5 H6 STRONG B EM I U S DEL CODE PRE A IMG UL OL LI TABLE CAPTION THEAD TBODY TFOOT TR TH TD SPAN svg path'.split(
    ' ',
  ),
);

/** Attributes with what they may say; `class`, the names of the mark and what the router writes on its links are our own. */
const attributes: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/,
  src: /^\/(?![/\\])/,
  alt: /(?:)/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  loading: /^lazy$/,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  class: /^[\w -]*$/,
  'data-variant': /^inline$/,
  'data-discover': /^true$/,
  'aria-hidden': /^true$/,
  viewBox: /^0 0 24 24$/,
  focusable: /^false$/,
  d: /^[\w .-]+$/,
};

/** One element as it stands in a page. */
interface Part {
  tag: string;
  attributes: [name: string, value: string][];
}

/** Every element of a piece of a page. It stands by itself, so that a journey can send it into the browser. */
export const partsOf = (root: ParentNode): Part[] =>
  [...root.querySelectorAll('*')].map(({ tagName, attributes: own }) => ({
    tag: tagName,
    attributes: [...own].map(({ name, value }) => [name, value]),
  }));

/** What a message may not bring into a page: one line for each find. */
export const remainsAmong = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ tag, attributes: own }) => [
    ...(elements.has(tag) ? [] : [`<${tag}>`]),
    ...own
      .filter(([name, value]) => attributes[name]?.test(value) !== true)
      .map(([name, value]) => `${tag} ${name}=${value}`),
  ]);
