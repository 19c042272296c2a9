export interface Anchor {
  heading: Element;
  /** What an address in the page names it by: `#seccion-las-cuatro-preguntas`. */
  id: string;
  text: string;
  /** Its place in the outline: 1 for the highest kind of heading that the text has. */
  rank: number;
}

/**
 * The headings of a text, each with an id of its own. The beginning keeps the ids apart from those of the page: what a text calls
 * itself must not become another element's name.
 */
export function anchorsIn(root: DocumentFragment): Anchor[] {
  const found = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(({ textContent }) =>
    /\S/.test(textContent),
  );
  const kinds = [...new Set(found.map(({ tagName }) => tagName))].toSorted();
  const taken = new Map<string, number>();
  return found.map((heading) => {
    const text = heading.textContent.trim();
    const slug = slugOf(text);
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    const id = times === 1 ? `seccion-${slug}` : `seccion-${slug}--${times}`;
    return { heading, id, text, rank: kinds.indexOf(heading.tagName) + 1 };
  });
}

/** '¿Qué mirar antes?' -> 'que-mirar-antes'. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .join('-');
