// Import this first: it replaces the API with a fake, which everything below must use.
import { answer } from '@puente/testing/pages/app-pages';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureClient } from '@puente/client/http';
import type { CurrentUser } from '@puente/contract/entities/user';
import { manifestNames } from '@puente/contract/manifest-names';
import { LinkProvider } from '@puente/design-system/link';
import { type AppManifest, manifestOf as schemaOf } from '@puente/federation/manifest';
import { setRoutePaths } from '@puente/platform/links';
import { createMemoryRouter } from '@puente/platform/memory-router';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import { RouterProvider, useLocation } from '@puente/platform/router';
import { signIn, signOut, startSession } from '@puente/platform/session';
import { closeLogin } from '@puente/platform/ui';
import { routerProbe } from '@puente/testing/pages/router-probe';
import { shellPages } from '../src/pages.ts';
import { InternalLink } from '../src/routing/InternalLink.tsx';
import { pathsOf } from '../src/routing/manifests.ts';
import { ManifestsProvider } from '../src/routing/ManifestsContext.tsx';
import type { LoadPage } from '../src/routing/page-loader.ts';
import { shellRoutes } from '../src/routing/routes.tsx';
import { sessionOf } from '../src/session/session-of.ts';

export {
  answer,
  hold,
  refuse,
  sentTo,
  toastMessages,
  toasts,
  screen,
  waitFor,
  within,
} from '@puente/testing/pages/app-pages';
export { user as personAs } from '@puente/testing/pages/records';

const repository = join(__dirname, '../..');
const schema = schemaOf(manifestNames);
const manifestOf = (app: string) =>
  schema.parse(JSON.parse(readFileSync(join(repository, app, 'app.manifest.json'), 'utf8')));

const apps = readdirSync(repository).filter((folder) =>
  existsSync(join(repository, folder, 'app.manifest.json')),
);

/** Manifests of all apps in this repository. New apps are included automatically. */
export const manifests = [...new Set(['shell', 'public-site', ...apps])].map(manifestOf);
setRoutePaths(pathsOf(manifests));

// Generous timeout, so that a busy machine does not fail the tests.
configure({ asyncUtilTimeout: 10_000 });

const queryClient = createQueryClient();
startSession(...sessionOf(queryClient));
const { onSessionLost } = jest.mocked(configureClient).mock.calls.at(-1)?.[0] ?? {};

/** Simulates an API response that says that the session has ended. */
export const loseSession = async () => {
  await act(() => Promise.resolve(onSessionLost?.()));
};

afterEach(() => {
  closeLogin();
  queryClient.clear();
  sessionStorage.clear();
  setRoutePaths(pathsOf(manifests));
});

/** Logs a user in or, for null, out. */
export async function arriveAs(user: CurrentUser | null): Promise<void> {
  answer('POST /api/auth/local', { jwt: 'token' });
  answer('POST /api/auth/logout', { ok: true });
  answer('GET /api/users/me', user);
  await act(async () => void (await (user ? signIn(user.email, 'Puente-2026', false) : signOut())));
}

/** Stubs for every page of every app. The heading names the page. */
export const standIns: LoadPage = (app, name) =>
  Promise.resolve(function StandIn() {
    const { pathname, search } = useLocation();
    return (
      <>
        <h1>{`${app}: ${name}`}</h1>
        <p>Estás en {pathname + search}</p>
      </>
    );
  });

/** Real pages for the shell, stubs for the apps. */
export const ownPages: LoadPage = async (app, name, context) => {
  const page = app === 'shell' ? Object.entries(shellPages).find(([key]) => key === name)?.[1] : undefined;
  return page ? (await page.load()).default : standIns(app, name, context);
};

interface Visit {
  user?: CurrentUser | null;
  loadPage?: LoadPage;
  /** Manifests of the running release set. */
  released?: readonly AppManifest[];
  /** False for a page that never comes. */
  opens?: boolean;
}

/** Opens the whole shell at an address, with its header and guards, and with stubs for the apps' pages. */
export async function openShell(
  address: string,
  { user = null, loadPage = standIns, released = manifests, opens = true }: Visit = {},
) {
  setRoutePaths(pathsOf(released));
  // A new page view starts with an empty cache.
  queryClient.clear();
  await arriveAs(user);
  const { Probe, ...probe } = routerProbe();
  const router = createMemoryRouter([{ Component: Probe, children: shellRoutes(released, loadPage) }], {
    initialEntries: ['/before', address],
  });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <ManifestsProvider value={released}>
        <LinkProvider component={InternalLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </ManifestsProvider>
    </QueryClientProvider>,
  );
  if (opens) await waitFor(() => expect(screen.queryByText('Cargando la página')).not.toBeInTheDocument());
  return { ...page, ...probe, person: userEvent.setup({ delay: null }) };
}

/** Submits a form by clicking this button of the page, not one of the header. */
export const press = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(within(screen.getByRole('main')).getByRole('button', { name }));

/** Clicks a button ten times before the next render, like an impatient user. */
export const pressTenTimes = (button: HTMLElement) =>
  act(() => {
    for (let presses = 0; presses < 10; presses++) button.click();
  });

/** Heading of the page, once it has rendered. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
