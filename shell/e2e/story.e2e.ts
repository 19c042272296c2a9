/**
 * The story on the released builds, by hand and with the keyboard alone; and on each of its pages and dialogs axe (target-size
 * on) finds nothing, on narrow screens and wide ones, light and dark. LONG=1: on the embedded database too, on three screens more.
 */
import { keyboard, pointer } from '@puente/testing/hands';
import { inFull } from '@puente/testing/in-full';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { tellStory, type Telling } from './story.ts';

type How = Required<Pick<Telling, 'width' | 'colorScheme'>> & (typeof byHand | typeof byKeyboard);

const byHand = { by: 'by hand', hands: pointer };
const byKeyboard = { by: 'with the keyboard alone', hands: keyboard };

const name = 'a visitor becomes a student, applies, and is preselected, $by: $width px, $colorScheme';

describe('on PostgreSQL', () => {
  const running = productForJourneys();
  const ways: How[] = [
    { width: 320, colorScheme: 'dark', ...byHand },
    { width: 1280, colorScheme: 'light', ...byKeyboard },
  ];
  const inFullOnly: How[] = [
    { width: 320, colorScheme: 'light', ...byHand },
    { width: 768, colorScheme: 'dark', ...byHand },
  ];
  test.each([...ways, ...(inFull ? inFullOnly : [])])(name, async (how) => {
    expect(await tell(running, how)).toEqual([]);
  });
});

if (inFull)
  describe('on the embedded database', () => {
    const running = productForJourneys({ engine: 'embedded' });
    const ways: How[] = [
      { width: 1280, colorScheme: 'light', ...byKeyboard },
      { width: 768, colorScheme: 'dark', ...byKeyboard },
    ];
    test.each(ways)(name, async (how) => {
      expect(await tell(running, how)).toEqual([]);
    });
  });

async function tell(
  { product, browser }: ReturnType<typeof productForJourneys>,
  how: How,
): Promise<string[]> {
  const findings: string[] = [];
  const at: Telling['at'] = async (page, name) => void findings.push(...(await lookOver(page, name)));
  return [...(await tellStory({ product, browser, ...how, at })), ...findings];
}
