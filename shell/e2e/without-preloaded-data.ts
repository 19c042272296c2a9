import type { Page } from '@playwright/test';

/** Removes from a page what the server has drawn, and the responses. The page then fetches everything itself. */
export const withoutPreloadedData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Before the deferred scripts run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('#root')?.replaceChildren();
    });
    const find = document.getElementById.bind(document);
    document.getElementById = (id: string) => (id === 'early-answers' ? null : find(id));
  });
