/** In milliseconds. After that the page does without those that have not come, and the loader asks for them itself. */
const longestWait = 4_000;

/**
 * Applies the style sheets that the HTML of a rendered page announces, once all have loaded. Alone, a sheet would undo what the rules in
 * the HTML have from later ones. They are added as new elements at the end: any other change of the styles makes the browser look for its
 * fonts anew, and use one that came after the first paint.
 */
export async function applyLateStyles(): Promise<void> {
  const announced = await loadedOf([...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]);
  const added = announced.map(({ href, integrity }) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity }),
  );
  document.head.append(...added);
  await loadedOf(added);
}

/**
 * Waits for style sheets, and removes those that do not come: the loader asks for a style sheet only if there is no element for it.
 * @returns those that have loaded
 */
async function loadedOf(links: readonly HTMLLinkElement[]): Promise<HTMLLinkElement[]> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, longestWait, false));
  const loaded = await Promise.all(links.map((link) => Promise.race([loading(link), late])));
  for (const [at, link] of links.entries()) if (!loaded[at]) link.remove();
  return links.filter((_, at) => loaded[at]);
}

const loading = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    if (link.sheet) return resolve(true);
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
  });
