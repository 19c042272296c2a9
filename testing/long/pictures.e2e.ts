/**
 * The story on every screen: a picture of each page and dialog of it in .cache/pictures, for whoever wants to look.
 * What a program can see of them is checked here: nothing is wider than the screen, and no page complains.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/children.ts';
import { tellStory } from '../../shell/e2e/story.ts';
import { productForJourneys } from '../journey.ts';

const folder = join(root, '.cache/pictures');
const running = productForJourneys();

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

const screens = [360, 768, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));

test.each(screens)('the story, $width px wide, $colorScheme', async ({ width, colorScheme }) => {
  const tooWide: string[] = [];
  const at = async (page: Page, name: string) => {
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true, animations: 'disabled' });
    // Not the width of the screen: a scroll bar may take a part of that.
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) tooWide.push(`${name} is ${overflow} px wider than the screen`);
  };
  const problems = await tellStory({ product: running.product, browser: running.browser, width, colorScheme, at });
  expect([...tooWide, ...problems]).toEqual([]);
});
