/** Browser test of a student's story on a phone, with the service worker enabled. */
import { expect, test } from '@puente/testing/journey';
import { studentStory } from './student-story.ts';

test(
  '§2 a visitor registers, completes the profile, sees what fits, applies, is preselected, writes and withdraws',
  { tag: '@core' },
  async ({ product, person, input }) => {
    const screen = { width: 360, serviceWorkers: 'allow' } as const;
    expect(await studentStory({ product, person, input, screen })).toEqual([]);
  },
);
