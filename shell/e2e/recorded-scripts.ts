import type { Page } from '@playwright/test';

/**
 * Records the scripts of each document of a page. webpack removes their elements, and preloaded ones have none.
 * @returns a function that gives the paths of those of the current document
 */
export async function recordScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const paths: string[] = [];
    Object.assign(window, { scriptPaths: paths });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) paths.push(new URL(node.src).pathname);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { scriptPaths: string[] }).scriptPaths);
}

/** Returns the name of a file from its path. */
export const nameOfFile = (path = ''): string => path.split('/').at(-1) ?? '';
