/** Acceptance: the story of `e2e/story.e2e.ts` on a desktop, by keyboard only. Tab reaches each control in one round of the page. */
import { expect, test } from '@puente/testing/journey';
import { studentStory } from '../e2e/student-story.ts';

test.use({ inputDevice: 'keyboard' });

test('§2 from the registration to the withdrawal no pointer is needed', async ({
  product,
  person,
  input,
}) => {
  expect(await studentStory({ product, person, input, screen: { width: 1280 } })).toEqual([]);
});
