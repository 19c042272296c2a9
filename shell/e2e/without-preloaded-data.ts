import type { Page } from '@playwright/test';

/** Removes the responses from the HTML of a page. The page then fetches everything itself. */
export const withoutPreloadedData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id: string) => (id === 'early-answers' ? null : find(id));
  });
