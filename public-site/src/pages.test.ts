import { prefetchedCalls } from '@puente/testing/pages/prefetched-calls';
import pages from './pages.ts';

it('prefetches nothing that changes or records anything: a pointer on a link is no visit', async () => {
  const { calls, traces } = await prefetchedCalls(pages, ['page=2']);
  expect(calls).toContain('GET /api/students/count');
  expect(traces).toEqual([]);
});
