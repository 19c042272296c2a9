/**
 * The story on the released builds: on both engines, by hand and with the keyboard alone; and on each of its pages and
 * dialogs axe (target-size on) finds nothing, on narrow screens and wide ones, light and dark. LONG=1: on three screens more.
 */
import { keyboard, pointer } from '@puente/testing/hands';
import { inFull } from '@puente/testing/in-full';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { tellStory, type Telling } from './story.ts';

type Screen = Required<Pick<Telling, 'width' | 'colorScheme'>>;

describe('on PGlite', () => {
  const running = productForJourneys({ engine: 'embedded' });
  const screens: Screen[] = [
    { width: 1280, colorScheme: 'light' },
    ...(inFull ? ([{ width: 768, colorScheme: 'dark' }] as const) : []),
  ];
  test.each(screens)(
    'a visitor becomes a student, applies, and is preselected, with the keyboard alone: $width px, $colorScheme',
    async (screen) => {
      expect(await tell(running, { ...screen, hands: keyboard })).toEqual([]);
    },
  );
});

describe('on PostgreSQL', () => {
  const running = productForJourneys();
  const screens: Screen[] = [
    { width: 320, colorScheme: 'dark' },
    ...(inFull
      ? ([
          { width: 320, colorScheme: 'light' },
          { width: 768, colorScheme: 'dark' },
        ] as const)
      : []),
  ];
  test.each(screens)('the same by hand: $width px, $colorScheme', async (screen) => {
    expect(await tell(running, { ...screen, hands: pointer })).toEqual([]);
  });
});

async function tell(
  { product, browser }: ReturnType<typeof productForJourneys>,
  how: Screen & Pick<Telling, 'hands'>,
): Promise<string[]> {
  const findings: string[] = [];
  const at: Telling['at'] = async (page, name) => void findings.push(...(await lookOver(page, name)));
  return [...(await tellStory({ product, browser, ...how, at })), ...findings];
}
