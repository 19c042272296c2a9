import type { BrowserContext, Page } from '@playwright/test';

/** Effects of a hostile piece of HTML, including those that the security policy blocked. */
export interface Caught {
  /** Scripts that ran, and dialogs that they opened. */
  executed: string[];
  /** Requests to other origins, all of which are blocked. */
  requested: string[];
  /** Violations of the security policy, including Trusted Types. */
  violations: string[];
  /**
   * Violations while the sanitiser parsed the HTML in an inert document, where nothing runs, loads or is shown: a handler, a style, a base.
   */
  noticed: string[];
}

/**
 * Sets the trap on all pages and frames of this person.
 * @param origin of the product
 */
export async function setTrap(context: BrowserContext, page: Page, origin: string): Promise<Caught> {
  const caught: Caught = { executed: [], requested: [], violations: [], noticed: [] };
  await context.exposeFunction(
    '__caught',
    (kind: 'executed' | 'violations' | 'noticed', what: string) => void caught[kind].push(what),
  );
  await context.addInitScript(() => {
    const tell = (kind: string, what: string) =>
      (window as unknown as { __caught: (kind: string, what: string) => void }).__caught(kind, what);
    const execute = (name: string) => (what: unknown) => {
      // A frame may name the vector that it contains.
      const vector = window.frameElement?.getAttribute('data-vector');
      tell('executed', vector ?? `${name}(${String(what)})`);
      return null;
    };
    for (const name of ['__executed', 'alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: execute(name), writable: false, configurable: false });
    }
    document.addEventListener('securitypolicyviolation', (event) => {
      // For an element of this page, the event's target is the element instead of the document.
      const inline = event.blockedURI === 'inline' && event.effectiveDirective !== 'script-src-elem';
      const elsewhere = event.target === document && (inline || event.effectiveDirective === 'base-uri');
      tell(
        elsewhere ? 'noticed' : 'violations',
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      caught.requested.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    caught.executed.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return caught;
}
