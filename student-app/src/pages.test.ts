import { prefetchedCalls } from '@puente/testing/pages/prefetched-calls';
import manifest from '../app.manifest.json' with { type: 'json' };
import pages from './pages.ts';

const sections = manifest.routes.flatMap((route) => route.sections ?? []);

it('prefetches nothing that changes or records anything: a pointer on a link is no visit', async () => {
  const { calls, traces } = await prefetchedCalls(pages, [
    ...sections.map((section) => `section=${section}`),
    'conversation=7',
    'conversation=team',
    'work=7',
    'page=2',
  ]);
  expect(calls).toContain('GET /api/projects/:id');
  expect(traces).toEqual([]);
});
