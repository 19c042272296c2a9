import type { Page } from '@playwright/test';

/** Returns by how many pixels a page is wider than its box, which excludes the scrollbar's gutter. */
export const tooWideBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const html = document.documentElement;
    return Math.max(0, html.scrollWidth - Math.ceil(html.getBoundingClientRect().width));
  });
