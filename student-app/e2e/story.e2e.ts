/** A student's story on a phone, with the service worker on. */
import { pointer } from '@puente/testing/hands';
import { productForJourneys } from '@puente/testing/journey';
import { studentStory } from './student-story.ts';

const running = productForJourneys();

test('§2 a visitor registers, completes the profile, sees what fits, applies, is preselected, writes and withdraws', async () => {
  const screen = { width: 360, serviceWorkers: 'allow' } as const;
  expect(await studentStory({ ...running, hands: pointer, screen })).toEqual([]);
});
