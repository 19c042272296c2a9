import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import type { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

/**
 * Opens a page of the student area as a demo account, and waits until it is ready.
 * @param options of the browser, for every page of the file
 */
export const openingAs =
  (
    running: ReturnType<typeof productForJourneys>,
    options: Pick<NonNullable<Parameters<typeof newPerson>[2]>, 'serviceWorkers'> = {},
  ) =>
  async (email: string, path: string, width = 1280): Promise<{ page: Page; problems: string[] }> => {
    const { page, problems } = await newPerson(running.browser, running.product.url, { ...options, width });
    await signIn(page.context(), running.product.url, email);
    await page.goto(path);
    await untilReady(page);
    return { page, problems };
  };
