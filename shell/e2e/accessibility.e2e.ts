/** axe (target-size on) finds nothing on any page or dialog of the story, at three widths, light and dark. */
import { axeFindings } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { tellStory } from './story.ts';

const running = productForJourneys();

test.each([
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const)('at $width px, $colorScheme', async (screen) => {
  const findings: string[] = [];
  await tellStory({
    product: running.product,
    browser: running.browser,
    ...screen,
    at: async (page, name) => {
      findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) findings.push(`${name}: ${overflow} px wider than the screen`);
    },
  });
  expect(findings).toEqual([]);
});
