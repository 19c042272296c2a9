import type { BrowserContext, Page } from '@playwright/test';

/** What a hostile piece of HTML got done, or would have got done if the security policy had not stopped it. */
export interface Caught {
  /** Scripts that ran, and dialogs that they opened. */
  executed: string[];
  /** What was asked for at other origins. Nothing of it gets there. */
  requested: string[];
  /** What the security policy, Trusted Types among it, had to stop. */
  violations: string[];
  /**
   * What it noticed while the sanitiser read the HTML in a document of its own, where nothing runs, loads or is shown: a handler,
   * a style, a base.
   */
  noticed: string[];
}

/**
 * Sets the trap for all pages and frames of this person.
 * @param origin where the product is
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
      // A frame may say which vector it holds.
      const vector = window.frameElement?.getAttribute('data-vector');
      tell('executed', vector ?? `${name}(${String(what)})`);
      return null;
    };
    for (const name of ['__executed', 'alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: execute(name), writable: false, configurable: false });
    }
    document.addEventListener('securitypolicyviolation', (event) => {
      // Of an element that stands in this page the event comes from there, and not from the document.
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
