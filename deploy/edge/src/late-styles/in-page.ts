/**
 * Runs in server-rendered pages that have the rules of their first paint in the HTML. Adds their style sheets at the end
 * and all at once: alone, a sheet would undo what the rules in the HTML have from later ones, and any other change of
 * the styles makes the browser look for its fonts anew, and use one that came after the first paint. Then loads the
 * browser's data of languages. Without a style sheet of the shell the page stays as it was rendered, and is not hydrated:
 * the HTML has no rules for anything that comes later.
 *
 * Served without its types and its comments (late-styles.ts): no imports, each comment on lines of its own, and short,
 * since pages carry it.
 */
{
  type File = [path: string, integrity: string, mark: 'entry' | 'drawn'];

  const longestWaitMs = 4000;
  const files = JSON.parse(document.currentScript?.dataset['files'] ?? '[]') as File[];

  const load = async ([path, integrity, mark]: File) => {
    try {
      const answer = await fetch(globalThis.filesOrigin?.addressOf(path) ?? path, {
        integrity,
        signal: AbortSignal.timeout(longestWaitMs),
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const style = document.createElement('style');
      // The loader takes it as loaded.
      style.dataset['href'] = path;
      style.textContent = await answer.text();
      return style;
    } catch {
      // The loader asks for it, and would take a link that fails later as loaded.
      if (mark === 'drawn') return [];
      // The watchdog sees whether it comes like this.
      const link = document.createElement('link');
      link.dataset[mark] = '';
      return Object.assign(link, { rel: 'stylesheet', href: path, integrity });
    }
  };

  const loaded = (style: HTMLElement) => new Promise((resolve) => style.addEventListener('load', resolve));

  globalThis.lateStyles = Promise.all(files.map(load)).then((all) => {
    const styles = all.flat();
    const come = styles.filter(({ dataset }) => 'entry' in dataset).map(loaded);
    document.head.append(...styles);
    return Promise.all(come);
  });

  // The first use of the browser's data of languages takes 20 to 30 ms. Scripts are on their way now, and one would wait.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => Intl.DateTimeFormat('es', { timeZone: 'Europe/Madrid' }));
  });
}
