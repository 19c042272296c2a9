/**
 * Browser tests of the whole story, by pointer and by keyboard only. LONG=1 adds two screens. axe checks the states that no other test
 * reaches.
 */
import { isFullRun } from '@puente/testing/full-run';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { type Telling, tellStory } from './story.ts';

const onlyHere = new Set(['projects-filtered', 'apply-empty', 'apply']);

async function tell(telling: Telling): Promise<string[]> {
  const findings: string[] = [];
  const at: Telling['at'] = async (page, name) => {
    if (onlyHere.has(name)) findings.push(...(await lookOver(page, name)));
  };
  return [...(await tellStory({ ...telling, at })), ...findings];
}

test(
  'a visitor becomes a student, applies, and is preselected',
  { tag: '@core' },
  async ({ person, product, input }) => {
    const options = { width: 320, colorScheme: 'dark' } as const;
    expect(await tell({ person, product, input, options })).toEqual([]);
  },
);

test.describe('with the keyboard alone', () => {
  test.use({ inputDevice: 'keyboard' });

  test('a visitor becomes a student, applies, and is preselected', async ({ person, product, input }) => {
    expect(await tell({ person, product, input, options: { width: 1280 } })).toEqual([]);
  });
});

if (isFullRun)
  for (const options of [
    { width: 320, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
  ] as const)
    test(`a visitor becomes a student: ${options.width} px, ${options.colorScheme}`, async ({
      person,
      product,
      input,
    }) => {
      expect(await tell({ person, product, input, options })).toEqual([]);
    });
