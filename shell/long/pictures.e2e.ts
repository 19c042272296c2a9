/**
 * The story and the states of the frame on every screen, with a screenshot of each page, menu and dialog in .cache/pictures for review.
 * Checks that nothing overflows the screen and that no page reports an error.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { tooWideBy } from '@puente/testing/page-width';
import { root } from '@puente/tooling/children';
import { visits } from '../e2e/frame-states.ts';
import { type Screen, walk } from '../e2e/frame-walk.ts';
import { tellStory } from '../e2e/story.ts';

const folder = join(root, '.cache/pictures');

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

const screens = [360, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Takes a screenshot. @returns problems found on the page */
async function take(
  page: Page,
  name: string,
  { width, colorScheme }: Pick<Screen, 'width' | 'colorScheme'>,
  fullPage: boolean,
): Promise<string[]> {
  await page.screenshot({
    path: join(folder, `${name}-${width}-${colorScheme}.png`),
    fullPage,
    animations: 'disabled',
  });
  const overflow = await tooWideBy(page);
  return overflow > 0 ? [`${name} is ${overflow} px wider than the screen`] : [];
}

for (const screen of screens)
  test(`the story, ${screen.width} px wide, ${screen.colorScheme}`, async ({ person, product, input }) => {
    const tooWide: string[] = [];
    const at = async (page: Page, name: string) =>
      void tooWide.push(...(await take(page, name, screen, true)));
    const problems = await tellStory({ person, product, input, options: screen, at });
    expect([...tooWide, ...problems]).toEqual([]);
  });

for (const visit of visits)
  test(`the frame: ${visit.who}`, async ({ person, product }) => {
    const tooWide: string[] = [];
    // Capture the viewport, not the full page, so that floating elements are where users see them.
    const windows = screens.map((screen) => ({ ...screen, height: 900 }));
    await walk(
      { person, product },
      visit,
      { screens: windows, byTurns: false },
      async (page, state, screen) => {
        const name = `frame-${state.replaceAll(/[ ,]+/g, '-').toLowerCase()}`;
        tooWide.push(...(await take(page, name, screen, false)));
      },
    );
    expect(tooWide).toEqual([]);
  });
