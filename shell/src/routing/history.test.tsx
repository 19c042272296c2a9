import { arriveAs, heading, manifests, personAs, standIns } from '../../test/shell.tsx';
import { act, render } from '@testing-library/react';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import { createBrowserRouter, RouterProvider } from '@puente/platform/router';
import { ManifestsProvider } from './ManifestsContext.tsx';
import { shellRoutes } from './routes.tsx';
import { shownPage } from './shown-page.ts';

/** Tests with the browser's own history. A single test, as there is one router per browser, and it keeps listening to the history. */
it('a page that leads elsewhere leaves no entry to go back to, however it was asked for', async () => {
  await arriveAs(null);
  // First load.
  window.history.replaceState(null, '', '/profile');
  const before = window.history.length;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ManifestsProvider value={manifests}>
        <RouterProvider router={createBrowserRouter(shellRoutes(manifests, standIns))} />
      </ManifestsProvider>
    </QueryClientProvider>,
  );
  await heading('shell: login');
  expect([window.location.pathname, window.history.length]).toEqual(['/user/auth/login', before]);

  // Link.
  act(() => void shownPage().goTo('/cookies'));
  await heading('public-site: cookies');
  act(() => void shownPage().goTo('/projects/12/apply'));
  await heading('shell: login');
  expect(window.history.length).toBe(before + 2);
  act(() => window.history.back());
  await heading('public-site: cookies');

  // End of the session.
  await arriveAs(personAs('student'));
  act(() => void shownPage().goTo('/profile'));
  await heading('student-app: profile');
  await arriveAs(null);
  await heading('shell: login');
  act(() => window.history.back());
  await heading('public-site: cookies');

  // 'Atrás' to a page that was open before.
  await arriveAs(personAs('student'));
  act(() => void shownPage().goTo('/profile'));
  await heading('student-app: profile');
  act(() => void shownPage().goTo('/cookies'));
  await heading('public-site: cookies');
  const entries = window.history.length;
  await arriveAs(null);
  act(() => window.history.back());
  await heading('shell: login');
  expect(window.history.length).toBe(entries);
  act(() => window.history.forward());
  await heading('public-site: cookies');
});
