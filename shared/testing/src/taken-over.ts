import type { Page } from '@playwright/test';

interface WithDrawn {
  drawnHeading?: Element;
}

/** Remembers the heading of each page that opens from now on, as the server drew it. */
export const rememberDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      const heading = document.querySelector('#root h1');
      if (!heading) return;
      (window as WithDrawn).drawnHeading = heading;
      watching.disconnect();
    });
    watching.observe(document, { childList: true, subtree: true });
  });

/** Tells whether the browser kept the elements that the server drew, instead of drawing the page again. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as WithDrawn).drawnHeading?.isConnected === true);
