/** axe (target-size on) finds nothing on any page or dialog of the story, at three widths, light and dark. */
import type { Browser } from 'playwright-core';
import { axeFindings, launchBrowser } from '../../testing/browser.ts';
import { startProductUnderTest, type ProductUnderTest } from '../../testing/product-under-test.ts';
import { tellStory } from './story.ts';

let product: ProductUnderTest;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProductUnderTest(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test.each([
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const)('at $width px, $colorScheme', async (screen) => {
  const findings: string[] = [];
  await tellStory({
    product,
    browser,
    ...screen,
    at: async (page, name) => {
      findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow > 0) findings.push(`${name}: ${overflow} px wider than the screen`);
    },
  });
  expect(findings).toEqual([]);
});
