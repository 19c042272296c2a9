import type { Page } from '@playwright/test';

/** The answer that comes with a public page may be half a minute old: from here on the page asks by itself. */
export const withoutEarlyAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id: string) => (id === 'early-answers' ? null : find(id));
  });
