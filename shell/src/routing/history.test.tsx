import { arriveAs, heading, manifests, personAs, standIns } from '../../test/shell.tsx';
import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from '@puente/platform/router';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import { ManifestsProvider } from './ManifestsContext.tsx';
import { shellRoutes } from './routes.tsx';
import { shownPage } from './shown-page.ts';

/** With the browser's own history. One test: a browser has one router, which listens to it for as long as it lives. */
it('a page that leads elsewhere leaves no entry to go back to, however it was asked for', async () => {
  await arriveAs(null);
  // On the first load.
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

  // By a link.
  act(() => void shownPage().goTo('/cookies'));
  await heading('public-site: cookies');
  act(() => void shownPage().goTo('/projects/12/apply'));
  await heading('shell: login');
  expect(window.history.length).toBe(before + 2);
  act(() => window.history.back());
  await heading('public-site: cookies');

  // When the session ends.
  await arriveAs(personAs('student'));
  act(() => void shownPage().goTo('/profile'));
  await heading('student-app: profile');
  await arriveAs(null);
  await heading('shell: login');
  act(() => window.history.back());
  await heading('public-site: cookies');

  // By 'Atrás', to a page that was open then.
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
