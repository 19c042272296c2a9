// Import this first: it replaces the API with a fake.
import { signIn } from '@puente/testing/pages/app-pages';
import { request } from '@puente/client/http';
import type { CallName } from '@puente/contract/calls';
import { type Role, roles } from '@puente/contract/roles';
import type { AppPages } from '@puente/platform/pages';
import { createQueryClient } from '@puente/platform/query';
import { organization, user } from './records.ts';

/** Calls that only read, but record that somebody did. */
const recording: readonly CallName[] = [
  'GET /api/applys/:id/cv',
  'GET /api/students/:id/talent',
  'GET /api/users/me/export',
];

/**
 * Runs every `prefetch` of an app for each role and for a visitor. The shell does so while a pointer is on a link, so
 * that none of their calls may change or record anything.
 * @param searches queries that change what a page prefetches
 * @returns the calls, and those of them that leave traces
 */
export async function prefetchedCalls(
  pages: AppPages,
  searches: readonly string[] = [],
): Promise<{ calls: CallName[]; traces: CallName[] }> {
  for (const role of [null, ...roles]) {
    signIn(role && personOf(role));
    for (const search of ['', ...searches]) {
      for (const page of Object.values(pages)) {
        const queryClient = createQueryClient();
        page.prefetch?.({
          params: { id: '7', code: 'udc', slug: 'agua' },
          search: new URLSearchParams(search),
          queryClient,
        });
      }
    }
  }
  // Some prefetches import their queries first.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const calls = [...new Set(jest.mocked(request).mock.calls.map(([name]) => name))];
  return { calls, traces: calls.filter((name) => !name.startsWith('GET ') || recording.includes(name)) };
}

const personOf = (role: Role) => user(role, role === 'coordinator' ? { organization } : {});
