import type { Page } from '@playwright/test';
import { untilReady } from '@puente/testing/ready';

/** Where a page has to be seen: `wide` has the menu in the bar, `narrow` behind a button. */
export type Room = 'wide' | 'narrow';

/** One state of the frame, or of a page of the shell, and how a user gets there from the state before it. */
export interface FrameState {
  name: string;
  /** Only where there is such a thing. */
  room?: Room;
  reach: (page: Page) => Promise<unknown>;
}

export const main = (page: Page) => page.getByRole('main');

/** A page by its address, as soon as it is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}
