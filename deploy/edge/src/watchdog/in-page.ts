/**
 * Runs in every page before the shell's files, and acts only when one of them fails to load or to run. It loads the
 * file again past the browser's cache, where a damaged copy would stay for a year. Then it reloads the page once, and
 * otherwise shows a message.
 *
 * Served without its types and its comments (watchdog.ts): no imports, each comment on lines of its own, and short,
 * since every page carries it.
 */
{
  type EntryFile = HTMLScriptElement | HTMLLinkElement;
  type Failure = 'timeout' | 'integrity' | 'network' | 'invalid';

  /** Milliseconds: the message is shown within 8 s. Also the longest wait for a file that is loaded again. */
  const timeout = 7600;
  const { brand, version } = document.currentScript?.dataset ?? {};
  const failed = new Set<EntryFile>();
  let reference = '';
  let message: HTMLElement | undefined;

  const place = () => document.getElementById('root');
  /** True also for a page that the server rendered. If React renders late, it replaces the message. */
  const shellIsThere = () => (place()?.firstChild ?? message) !== message;
  const addressOf = (file: EntryFile) => ('src' in file ? file.src : file.href);
  /** True without the shell's rules, other than those of the font. */
  const isPlain = () => [...failed].some((file) => !/font\.|js$/.test(addressOf(file)));
  /** Entry files of the shell, or styles that the HTML of a rendered page contains. */
  const files = (mark: 'entry' | 'drawn') => [...document.querySelectorAll<EntryFile>(`[data-${mark}]`)];
  const timesOf = (file: EntryFile) =>
    performance.getEntriesByName(addressOf(file)).at(-1) as PerformanceResourceTiming | undefined;
  /** A style that a script gave up has times, of no answer. */
  const isPending = (file: EntryFile) => !timesOf(file) || timesOf(file)?.responseStatus === 0;

  const fail = (reason: Failure, file?: EntryFile, where = ':0:0') => {
    if (file) failed.add(file);
    if (reference) return;
    // No I, L, O or U, as in the shell's reports.
    reference = Math.random().toString(16).slice(2, 8).padEnd(6, '0').toUpperCase();
    // Files that fail together are mended together.
    setTimeout(() => {
      const style = file && 'href' in file;
      // An error that the shell outlives is in its own reports.
      if (reason === 'invalid' && performance.getEntriesByName('shell-started')[0]) return;
      fetch('/api/error-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          data: {
            reference,
            app: 'shell',
            version,
            phase: style ? 'style' : 'entry',
            reason,
            at: file && addressOf(file).split('/').pop() + where,
          },
        }),
        keepalive: true,
      }).catch(() => {});
      setTimeout(tell, performance.now() < timeout ? 1000 : 0);
      void askAgain().then((intact) => {
        if (intact && (style || !shellIsThere()) && isFirst()) location.reload();
        else tell();
      });
    }, 300);
  };

  /** With integrity, `fetch` waits for the whole file, and fails for any other content. */
  const askAgain = () =>
    Promise.all(
      [...failed].map((file) =>
        fetch(addressOf(file), {
          cache: 'reload',
          integrity: file.integrity,
          signal: AbortSignal.timeout(timeout),
        }),
      ),
    ).then(
      () => true,
      () => false,
    );

  /** A second reload within a minute would not help, and without storage nothing could stop a loop. */
  const isFirst = () => {
    try {
      const last = Number(sessionStorage.getItem('mended'));
      sessionStorage.setItem('mended', String(Date.now()));
      return Date.now() - last > 60_000;
    } catch {
      return false;
    }
  };

  const tell = () => {
    if (message || (shellIsThere() && !isPlain())) return;
    const box = document.createElement('main');
    const add = (name: string, text: string): HTMLElement => {
      const element = document.createElement(name);
      element.textContent = text;
      box.append(element);
      return element;
    };
    box.role = 'alert';
    box.style.cssText = 'max-width:36rem;margin:15vh auto;padding:1rem;font:1rem/1.5 system-ui';
    add('h1', `${brand} no se ha podido cargar`);
    add('p', `Inténtalo de nuevo. Si se repite, indica la referencia ${reference}.`);
    const button = add('button', 'Reintentar');
    button.style.cssText = 'padding:1rem;font:inherit';
    button.onclick = () => askAgain().then(() => location.reload());
    message = box;
    const root = place();
    if (!isPlain()) return root?.append(box);
    document.body.prepend(box);
    // Without rules icons are as wide as the window. A drawn page has those of its first paint in the HTML.
    if (root) root.hidden = !globalThis.lateStyles;
  };

  // Safari before 18.2 admits files by hash only if a script adds them.
  document.addEventListener('securitypolicyviolation', ({ blockedURI: src }) => {
    const file = files('entry').find((one) => addressOf(one) === src);
    if (!file || !src.startsWith(`${location.origin}/assets/`)) return;
    const add = () => {
      const again = document.createElement('script');
      again.integrity = file.integrity;
      again.async = false;
      again.src = src;
      file.replaceWith(again);
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
    else add();
  });

  addEventListener(
    'error',
    (event) => {
      const target = event.target as HTMLLinkElement;
      // Safari blocks hints by Integrity-Policy, since it ignores their integrity. Load them into its cache.
      if (target.as === 'script' && !timesOf(target))
        fetch(target.href, { integrity: target.integrity }).catch(() => {});
      const thrown = event instanceof ErrorEvent ? event : undefined;
      // Without it the shell asks for the style itself.
      files('drawn')
        .find((one) => one === target)
        ?.remove();
      const file = files('entry').find((one) =>
        thrown ? addressOf(one) === thrown.filename : one === target,
      );
      if (!file) return;
      if (thrown) return fail('invalid', file, `:${thrown.lineno}:${thrown.colno}`);
      // The browser does not say why. A file that did come was not the released one.
      fail(timesOf(file)?.responseStatus === 200 ? 'integrity' : 'network', file);
    },
    true,
  );

  setTimeout(() => {
    const pending = files('entry').filter(isPending);
    if (pending[0]) fail('timeout', pending[0]);
    else if (!shellIsThere()) fail('invalid');
    for (const file of pending) failed.add(file);
    // A style that hangs holds back the scripts and what is to be shown.
    for (const file of [...pending, ...files('drawn')]) if ('href' in file && isPending(file)) file.remove();
  }, timeout);
}
