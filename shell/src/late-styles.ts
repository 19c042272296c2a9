/** In milliseconds. After that the page does without those that have not come, as a script asks for what it needs. */
const longestWait = 4_000;

/**
 * Applies the style sheets that the HTML of a rendered page announces, once all have loaded. Alone, a sheet would undo what the rules in
 * the HTML have from later ones. They are added as new elements at the end: any other change of the styles makes the browser look for its
 * fonts anew, and use one that came after the first paint.
 */
export async function applyLateStyles(): Promise<void> {
  const announced = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  await inTime(announced);
  const added = announced.map(({ href, integrity }) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity }),
  );
  document.head.append(...added);
  await inTime(added);
}

const inTime = (links: readonly HTMLLinkElement[]): Promise<unknown> =>
  Promise.race([Promise.all(links.map(settled)), new Promise((resolve) => setTimeout(resolve, longestWait))]);

const settled = (link: HTMLLinkElement): Promise<unknown> | undefined =>
  link.sheet
    ? undefined
    : new Promise((resolve) => {
        for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
      });
