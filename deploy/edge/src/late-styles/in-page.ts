/**
 * Runs in server-rendered pages that have the rules of their first paint in the HTML. Applies the announced style
 * sheets once all have loaded: alone, a sheet would undo what the rules in the HTML have from later ones. They are added
 * as new elements at the end: any other change of the styles makes the browser look for its fonts anew, and use one that
 * came after the first paint.
 *
 * Served without its types and its comments (late-styles.ts): no imports, each comment on lines of its own, and short,
 * since pages carry it.
 */
{
  /** Milliseconds. After that the loader asks itself for what has not come. */
  const longestWait = 4000;

  const loading = (link: HTMLLinkElement) =>
    new Promise<boolean>((resolve) => {
      if (link.sheet) return resolve(true);
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
      setTimeout(resolve, longestWait, false);
    });

  /** Waits, and removes those that do not come: the loader asks only for a style sheet that has no element. */
  const loadedOf = async (links: readonly HTMLLinkElement[]) => {
    const loaded = await Promise.all(links.map(loading));
    links.forEach((link, at) => loaded[at] || link.remove());
    return links.filter((_, at) => loaded[at]);
  };

  const apply = async () => {
    const announced = await loadedOf([...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]);
    const added = announced.map(({ href, integrity }) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity }),
    );
    document.head.append(...added);
    await loadedOf(added);
  };
  globalThis.lateStyles = apply();
}
