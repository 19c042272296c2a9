/**
 * Acceptance: axe finds nothing on any page, menu, dialog and state of the shell, for any role, and nothing overflows the screen. By
 * default each state is checked on a single screen, alternating between narrow in light and wide in dark. LONG=1 checks every screen,
 * including 400 % zoom.
 */
import type { Page } from '@playwright/test';
import { isFullRun } from '@puente/testing/full-run';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { visits } from './frame-states.ts';
import { type Screen, walk } from './frame-walk.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  // 1280 by 1024 at 400 % zoom.
  { width: 320, height: 256 },
];
const everyScreen: Screen[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  sizes.map((size) => ({ ...size, colorScheme })),
);
const screens = isFullRun
  ? everyScreen
  : everyScreen.filter(({ width, height, colorScheme }) =>
      colorScheme === 'light' ? height === 640 : width === 1280,
    );

for (const visit of visits)
  test(`§2 ${visit.who}: each state is accessible and as wide as the screen`, async ({ product, person }) => {
    if (isFullRun) test.setTimeout(900_000);
    const findings: string[] = [];
    const at = async (page: Page, state: string, { width, height, colorScheme }: Screen) =>
      void findings.push(...(await lookOver(page, `${state}, ${width} × ${height}, ${colorScheme}`)));
    await walk({ product, person }, visit, { screens, byTurns: !isFullRun }, at);
    expect(findings).toEqual([]);
  });
