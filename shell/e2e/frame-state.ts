import type { Page } from '@playwright/test';
import { untilReady } from '@puente/testing/ready';

/** Screen width: `wide` has the menu in the bar, `narrow` behind a button. */
export type Room = 'wide' | 'narrow';

/** State of the frame or of a page of the shell, with the steps from the previous state. */
export interface FrameState {
  name: string;
  /** Limits the state to one width, for elements that exist only there. */
  room?: Room;
  reach: (page: Page) => Promise<unknown>;
}

export const main = (page: Page) => page.getByRole('main');

/** Opens a page by its address and waits until it is ready. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}
