/**
 * Acceptance: axe finds nothing on any page, menu, window and state of the shell, for any role, and nothing is wider than the
 * screen. At every change on a narrow screen in light or on a wide one in dark, by turns; LONG=1: on all of them, 400 % zoom
 * included.
 */
import type { Page } from 'playwright-core';
import { inFull } from '@puente/testing/in-full';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { visits } from './frame-states.ts';
import { walk, type Screen } from './frame-walk.ts';

const running = productForJourneys();

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  // 1280 by 1024 at 400 %.
  { width: 320, height: 256 },
];
const everyScreen: Screen[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  sizes.map((size) => ({ ...size, colorScheme })),
);
const screens = inFull
  ? everyScreen
  : everyScreen.filter(({ width, height, colorScheme }) =>
      colorScheme === 'light' ? height === 640 : width === 1280,
    );

test.each(visits)(
  '§2 $who: each state is accessible and as wide as the screen',
  async (visit) => {
    const findings: string[] = [];
    const at = async (page: Page, state: string, { width, height, colorScheme }: Screen) =>
      void findings.push(...(await lookOver(page, `${state}, ${width} × ${height}, ${colorScheme}`)));
    await walk(running, visit, { screens, byTurns: !inFull }, at);
    expect(findings).toEqual([]);
  },
  inFull ? 900_000 : 120_000,
);
