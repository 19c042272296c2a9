/**
 * Runs in pages whose files are on a second origin, before the watchdog. Defines `filesOrigin` for the scripts that load later files. When
 * that origin does not deliver a file, the page view loads files from the site instead: those of the HTML that have not run, in their order,
 * and all later ones. That is reported once, and the tab remembers it for ten minutes.
 *
 * Served without its types and its comments (files-origin.ts): no imports, each comment on lines of its own, and short, since pages carry
 * it.
 */
{
  type FileElement = HTMLScriptElement | HTMLLinkElement;
  type ScriptAddress = (address: string) => string;

  const key = 'files-left';
  const rememberedFor = 600_000;
  /** Milliseconds for a file if nothing comes from the origin, and if other files do: the network is slow. Pages wait 6 s for a file. */
  const [deadAfter, lateAfter] = [3000, 5000];
  const { origin = '', apps = '', version } = document.currentScript?.dataset ?? {};
  const known = apps.split(' ');
  const came = new Set<EventTarget | null>();
  let isLeft = false;

  const urlOf = (file: FileElement) => new URL('src' in file ? file.src : file.href);
  const missing = () =>
    [
      ...document.querySelectorAll<FileElement>('script[data-entry],link[data-entry],link[data-drawn]'),
    ].filter((file) => urlOf(file).origin === origin && !came.has(file));

  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: ScriptAddress },
      ) => { createScriptURL: ScriptAddress };
    };
  };
  /** Only files of releases, on either origin. */
  const released: ScriptAddress = (address) => {
    const url = new URL(address, location.href);
    return url.pathname.startsWith('/assets/') && [location.origin, origin].includes(url.origin)
      ? address
      : '';
  };
  const policy = trustedTypes?.createPolicy('files-origin', { createScriptURL: released }) ?? {
    createScriptURL: released,
  };

  const hasAnsweredSince = (time: number) =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ name, responseEnd, responseStatus }) =>
        name.startsWith(`${origin}/`) && responseEnd > time && responseStatus !== 0,
    );

  const addressOf = (address: string) => {
    const url = new URL(address, location.href);
    const [, root, app = ''] = url.pathname.split('/');
    if (root !== 'assets' || ![location.origin, origin].includes(url.origin)) return address;
    return (!isLeft && known.includes(app) ? origin : '') + url.pathname + url.search;
  };

  /** An element loads one script only. */
  const scriptInstead = (file: HTMLScriptElement, path: string) => {
    const other = document.createElement('script');
    other.integrity = file.integrity;
    other.crossOrigin = 'anonymous';
    other.src = policy.createScriptURL(path);
    return other;
  };

  const useSite = () => {
    isLeft = true;
    // Hints that hang would hold back the end of loading.
    for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
      if (urlOf(hint).origin === origin) hint.remove();
    for (const file of missing()) {
      const { pathname } = urlOf(file);
      if (!('src' in file)) {
        file.href = pathname;
        continue;
      }
      const other = scriptInstead(file, pathname);
      other.async = false;
      other.dataset['entry'] = '';
      // In another document the browser does not run it any more.
      document.implementation.createHTMLDocument().adoptNode(file);
      document.head.append(other);
    }
  };

  const leave = (file: FileElement, phase: 'entry' | 'chunk') => {
    const wasLeft = isLeft;
    const name = urlOf(file).pathname.split('/').pop();
    useSite();
    if (wasLeft) return;
    try {
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // The next page view tries again.
    }
    fetch('/api/error-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: {
          // No I, L, O or U, as in the shell's reports.
          reference: Math.random().toString(16).slice(2, 8).padEnd(6, '0').toUpperCase(),
          app: 'shell',
          version,
          phase,
          reason: 'filesOriginLeft',
          at: `${name}:0:0`,
        },
      }),
      keepalive: true,
    }).catch(() => {});
  };

  const load = (file: FileElement) => {
    const { href, pathname, search } = urlOf(file);
    const path = pathname + search;
    const address = addressOf(href);
    if (!address.startsWith(origin)) return;
    file.crossOrigin = 'anonymous';
    if ('src' in file) file.src = policy.createScriptURL(address);
    else {
      file.href = address;
      // The runtime of webpack looks for a style sheet by this path.
      file.dataset['href'] = pathname;
    }
    const settled = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      settled.abort();
    };
    const fromSite = (event?: Event) => {
      event?.stopImmediatePropagation();
      settle();
      leave(file, 'chunk');
      if (!('src' in file)) return void (file.href = path);
      const other = scriptInstead(file, path);
      let isOver = false;
      // The request to the second origin may fail later.
      const ignore = (late: Event) => isOver || late.stopImmediatePropagation();
      file.addEventListener('error', ignore, { capture: true });
      const forward = ({ type }: Event) => {
        isOver = true;
        other.remove();
        file.dispatchEvent(new Event(type));
      };
      other.addEventListener('load', forward);
      other.addEventListener('error', forward);
      document.head.append(other);
    };
    const begin = performance.now();
    let timer = setTimeout(() => {
      if (hasAnsweredSince(begin)) timer = setTimeout(fromSite, lateAfter - deadAfter);
      else fromSite();
    }, deadAfter);
    // Captured: before the listeners of webpack and of the federation runtime.
    const options = { capture: true, signal: settled.signal };
    file.addEventListener('load', settle, options);
    file.addEventListener('error', fromSite, options);
  };

  globalThis.filesOrigin = { origin, addressOf, load };

  document.addEventListener('load', ({ target }) => came.add(target), true);
  addEventListener(
    'error',
    (event) => {
      const file = missing().find((one) => one === event.target);
      if (!file) return;
      event.stopImmediatePropagation();
      leave(file, 'entry');
    },
    true,
  );

  // Safari before 18.2 admits files by hash only if a script adds them: it loads all from the site, which is no failure.
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (!missing().some((file) => urlOf(file).href === blockedURI)) return;
    isLeft = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', useSite);
    else useSite();
  });

  const late = () => {
    const [file] = missing();
    if (file) leave(file, 'entry');
  };
  setTimeout(() => hasAnsweredSince(0) || late(), deadAfter);
  setTimeout(late, lateAfter);

  try {
    isLeft = Date.now() - Number(sessionStorage.getItem(key)) < rememberedFor;
  } catch {
    // Nothing is remembered.
  }
  // All elements are there, and no deferred script has run.
  if (isLeft) document.addEventListener('readystatechange', useSite, { once: true });
}
