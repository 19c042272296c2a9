/**
 * Acceptance: axe finds nothing on any page, menu, window and state of the shell, for any role, and nothing is wider than the
 * screen. At every change on a narrow screen in light and on a wide one in dark; LONG=1: on all of them, 400 % zoom included.
 */
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
const screens = process.env['LONG']
  ? everyScreen
  : everyScreen.filter(({ width, height, colorScheme }) =>
      colorScheme === 'light' ? height === 640 : width === 1280,
    );

test.each(visits)(
  '§2 $who: each state is accessible and as wide as the screen',
  async (visit) => {
    const findings: string[] = [];
    await walk(running, visit, screens, async (page, state, { width, height, colorScheme }) => {
      findings.push(...(await lookOver(page, `${state}, ${width} × ${height}, ${colorScheme}`)));
    });
    expect(findings).toEqual([]);
  },
  process.env['LONG'] ? 900_000 : 120_000,
);
