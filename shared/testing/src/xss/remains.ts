/** Elements that a rendered message may contain. `svg` and `path` are the icon of an external link. */
const elements = new Set(
  'P DIV BR HR BLOCKQUOTE H1 H2 H3 H4 H5 H6 STRONG B EM I U S DEL CODE PRE A IMG UL OL LI TABLE CAPTION THEAD TBODY TFOOT TR TH TD SPAN svg path'.split(
    ' ',
  ),
);

/** Allowed attributes with their values. `class`, the icon's attributes and the router's attributes on links are our own. */
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

/** An element of a page. */
interface Part {
  tag: string;
  attributes: [name: string, value: string][];
}

/** Returns every element of a part of a page. Self-contained, so that a journey can run it in the browser. */
export const partsOf = (root: ParentNode): Part[] =>
  [...root.querySelectorAll('*')].map(({ tagName, attributes: own }) => ({
    tag: tagName,
    attributes: [...own].map(({ name, value }) => [name, value]),
  }));

/** Returns the elements and attributes that a message must not contain, one per line. */
export const remainsAmong = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ tag, attributes: own }) => [
    ...(elements.has(tag) ? [] : [`<${tag}>`]),
    ...own
      .filter(([name, value]) => attributes[name]?.test(value) !== true)
      .map(([name, value]) => `${tag} ${name}=${value}`),
  ]);
