/** The whole story on the embedded database, by keyboard only. */
import { expect, test } from '@puente/testing/journey';
import { tellStory } from '../e2e/story.ts';

test.use({ productSettings: { engine: 'embedded' }, inputDevice: 'keyboard' });

for (const options of [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
] as const)
  test(`a visitor becomes a student, applies, and is preselected: ${options.width} px, ${options.colorScheme}`, async ({
    person,
    product,
    input,
  }) => {
    expect(await tellStory({ person, product, input, options })).toEqual([]);
  });
