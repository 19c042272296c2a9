/**
 * Tests every component in every state, on every screen: narrow, medium, wide and at 400 % zoom; light, dark, in forced colours, in print,
 * and with motion. Stores a screenshot of each component in .cache/pictures/components for visual review, and runs the checks that can be
 * automated.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings } from '@puente/testing/browser';
import { root } from '@puente/tooling/children';
import { asPrinted, badExamples } from '../e2e/examples-on-page.ts';
import { expect, test } from '../e2e/playground-journey.ts';

const folder = join(root, '.cache/pictures/components');
test.beforeAll(() => void mkdirSync(folder, { recursive: true }));

const sizes = [
  { size: '320', width: 320, height: 800 },
  { size: '768', width: 768, height: 1024 },
  { size: '1280', width: 1280, height: 900 },
  { size: '400 %', width: 320, height: 256 },
];
const media = [
  { medium: 'screen', options: {} },
  { medium: 'forced', options: { forcedColors: 'active' } },
  { medium: 'motion', options: { reducedMotion: 'no-preference' } },
  { medium: 'print', options: {} },
] as const;
const matrix = sizes.flatMap((size) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    media
      // Motion is the same on every screen.
      .filter(({ medium }) => medium !== 'motion' || size.size === '1280')
      .map((medium) => ({ ...size, ...medium, colorScheme })),
  ),
);

for (const { size, width, height, colorScheme, medium, options } of matrix)
  test(`${size}, ${colorScheme}, ${medium}`, async ({ open }) => {
    const { page, problems } = await open({ width, height, colorScheme, ...options });
    if (medium === 'print') await asPrinted(page);
    else await expect.poll(() => movingParts(page)).toBe(medium === 'motion');
    const findings = [...(await badExamples(page)), ...(await axeFindings(page)), ...problems];
    expect(findings.filter((finding) => !isMeant[medium]?.test(finding))).toEqual([]);
    if (isPictured(size, medium)) await takePictures(page, `${size}-${colorScheme}-${medium}`);
  });

/** Tells whether anything on the page moves: skeleton and spinner do, unless the user prefers reduced motion. */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0),
  );

const isMeant: Partial<Record<string, RegExp>> = {
  // Navigation is hidden in print.
  print: /^(Pagination|SectionNav|Toast): .* is empty$/,
  // The colours are the user's own, and axe reads the colours that they replace.
  forced: /^color-contrast:/,
};

/** Screenshots at 400 % equal those of a narrow screen, and motion is not visible in a screenshot. */
const isPictured = (size: string, medium: string) => size !== '400 %' && medium !== 'motion';

async function takePictures(page: Page, screen: string): Promise<void> {
  for (const section of await page.locator('section[id]:has([data-example])').all()) {
    const name = (await section.getAttribute('id')) ?? '';
    await section.screenshot({ path: join(folder, `${name}-${screen}.png`), animations: 'disabled' });
  }
}
