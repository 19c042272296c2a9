import type { Page } from '@playwright/test';

/** Removes the responses from the HTML of public pages, which may be half a minute old. The page then fetches everything itself. */
export const withoutPreloadedData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id: string) => (id === 'early-answers' ? null : find(id));
  });
