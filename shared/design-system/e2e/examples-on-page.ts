import { type Page } from '@playwright/test';

/** Examples that show nothing, and those that are wider than the window; one line each. */
export const badExamples = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const seen = (element: Element) => {
      const { width: w, height: h } = element.getBoundingClientRect();
      return w > 1 && h > 1;
    };
    const findings = [...document.querySelectorAll('[data-example]')].flatMap((example) => {
      const name = example.getAttribute('data-example') ?? '';
      const [, ...content] = example.children;
      const parts = content.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(seen);
      // Cut-off elements are invisible and do not widen the page.
      const isCut = (part: Element): boolean => {
        for (let box = part.parentElement; box && box !== example; box = box.parentElement) {
          if (getComputedStyle(box).overflowX !== 'visible') return true;
        }
        return false;
      };
      const wide = parts.find((part) => part.getBoundingClientRect().right > width + 1 && !isCut(part));
      return [
        ...(parts.length === 0 ? [`${name} is empty`] : []),
        ...(wide
          ? [
              `${name} is wider than the window: ${wide.tagName.toLowerCase()}.${wide.getAttribute('class') ?? ''}`,
            ]
          : []),
      ];
    });
    const tooWide = document.documentElement.scrollWidth - width;
    return tooWide > 0 ? [...findings, `the page is ${tooWide} px too wide`] : findings;
  });

/** Emulates print: backgrounds are removed, except those that carry meaning. */
export async function asPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (getComputedStyle(element).printColorAdjust !== 'exact')
        element.style.setProperty('background', 'none', 'important');
    }
  });
}
