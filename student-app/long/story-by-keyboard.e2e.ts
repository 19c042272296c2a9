/** The same story as `e2e/story.e2e.ts`, on a computer and with the keyboard alone: Tab reaches each thing, in one round of the page. */
import { keyboard } from '@puente/testing/hands';
import { productForJourneys } from '@puente/testing/journey';
import { studentStory } from '../e2e/student-story.ts';

const running = productForJourneys();

test('from the registration to the withdrawal no pointer is needed', async () => {
  expect(await studentStory({ ...running, hands: keyboard, screen: { width: 1280 } })).toEqual([]);
});
