import type { Page } from '@playwright/test';

/** Pixels that a page is wider than its own box, which ends before the room that is kept for the scrollbar. */
export const tooWideBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const html = document.documentElement;
    return Math.max(0, html.scrollWidth - Math.ceil(html.getBoundingClientRect().width));
  });
