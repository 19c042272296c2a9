import type { Page } from '@playwright/test';

/**
 * Returns cut-off texts without an ellipsis, and boxes whose content overflows, one per line. Content that is hidden on purpose, scrolls or
 * ends in an ellipsis is allowed.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element) => {
      const { clipPath } = getComputedStyle(element);
      return clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true });
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const wide = element.scrollWidth > element.clientWidth + 1;
      const tall = element.scrollHeight > element.clientHeight + 2;
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (wide && clips(overflowX)) return textOverflow !== 'ellipsis';
      return tall && clips(overflowY) && webkitLineClamp === 'none';
    };
    // A bar that reaches the edges of the screen leaves its column by a negative margin.
    const isLeftOnPurpose = (element: Element) =>
      [...element.querySelectorAll('*')].some((part) => parseFloat(getComputedStyle(part).marginRight) < 0);
    const spills = (element: Element) =>
      getComputedStyle(element).overflowX === 'visible' &&
      element.scrollWidth > element.clientWidth + 2 &&
      !isLeftOnPurpose(element);
    return [...document.querySelectorAll('#main *')]
      .filter((element) => element.clientWidth > 1 && !element.closest('select, svg') && !isHidden(element))
      .filter((element) => spills(element) || (hasWords(element) && isCut(element)))
      .map((element) => `cut or too wide: ${element.outerHTML.slice(0, 120)}`);
  });
