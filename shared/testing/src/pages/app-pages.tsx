import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { ApiError } from '@puente/client/api-error';
import { request } from '@puente/client/http';
import type { SentCall } from '@puente/client/transport';
import type { CallName } from '@puente/contract/calls';
import type { CurrentUser } from '@puente/contract/entities/user';
import { type LinkComponentProps, LinkProvider } from '@puente/design-system/link';
import { createMemoryRouter } from '@puente/platform/memory-router';
import type { AppPages } from '@puente/platform/pages';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import {
  Link,
  type LoaderFunctionArgs,
  RouterProvider,
  useLoaderData,
  useLocation,
  useRouteError,
} from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { useToasts } from '@puente/platform/ui';
import { routerProbe } from './router-probe.tsx';

/** Tests an app's pages at their addresses with their prefetch, but without the shell and the API. */

// Only the API is mocked.
jest.mock('@puente/client/http', () => {
  const mocked = jest.fn<Promise<unknown>, [string, object?]>();
  return {
    request: mocked,
    sendCall: ({ method, url }: SentCall) => {
      const [path = '', search = ''] = url.split('?');
      return mocked(`${method} ${path}`, { query: Object.fromEntries(new URLSearchParams(search)) });
    },
    fileUrl: (path: string) => path,
    configureClient: jest.fn(),
  };
});

export { act, screen, waitFor, within } from '@testing-library/react';

/** The parts of a call's input that tests check. */
export interface Sent {
  params?: { id: number };
  query?: { filters?: Record<string, unknown>; facets?: string[]; pagination?: { page?: number } };
  body?: { data: Record<string, unknown> };
  files?: File;
}

export interface SentOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

type Answer = (sent: Sent, options: SentOptions) => unknown;

const answers = new Map<string, Answer>();
const calls = request as unknown as jest.Mock<Promise<unknown>, [CallName, Sent?, SentOptions?]>;

beforeEach(() => {
  answers.clear();
  calls.mockImplementation((name, sent, options) => {
    const known = answers.get(name);
    return known
      ? Promise.resolve(known(sent ?? {}, options ?? {}))
      : Promise.reject(new Error(`No answer was given to ${name}.`));
  });
  useToasts.setState({ toasts: [] });
  localStorage.clear();
});

/** Sets the API's response to a call: a value, or a function of the call's input. */
export const answer = (name: CallName, value: unknown): void =>
  void answers.set(name, typeof value === 'function' ? (value as Answer) : () => value);

export const refuse = (name: CallName, error: ApiError): void => answer(name, () => Promise.reject(error));

/** Makes a call hang until `settle` is called with its response. */
export function hold(name: CallName): { settle: (value: unknown) => Promise<void> } {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise((keep) => (resolve = keep));
  answer(name, () => promise);
  return {
    settle: (value) =>
      act(async () => {
        resolve(value);
        await promise.catch(() => undefined);
      }),
  };
}

/** Returns the inputs of a call so far. */
export const sentTo = (name: CallName): Sent[] =>
  calls.mock.calls.filter(([called]) => called === name).map(([, sent]) => sent ?? {});

export const toasts = () => useToasts.getState().toasts;

/** Returns the messages of the toasts. */
export const toastMessages = (): string[] => toasts().map(({ message }) => message);

/** Waits for this heading on the page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

export function signIn(user: CurrentUser | null): void {
  useSession.setState({ status: user ? 'authenticated' : 'loggedOut', user });
}

interface Manifest {
  routes: readonly { name: string; path: string }[];
}

/** Opens one of an app's pages at its address, with a router and a query client like the shell's. */
export const openPageOf =
  ({ routes }: Manifest, pages: AppPages) =>
  async (address: string, user: CurrentUser | null = null) => {
    signIn(user);
    const queryClient = createQueryClient();
    // Users can choose any file: `accept` only filters the file dialog at first.
    const person = userEvent.setup({ applyAccept: false });
    const { Probe, ...probe } = routerProbe();
    const router = createMemoryRouter(
      [
        {
          Component: Probe,
          children: [
            ...routes.map(({ name, path }) => ({
              path,
              loader: async ({ params, request }: LoaderFunctionArgs): Promise<Loaded> => {
                const page = pages[name];
                if (!page) throw new Error(`The manifest has a route ${name}, but pages.ts has none.`);
                page.prefetch?.({ params, search: new URL(request.url).searchParams, queryClient });
                return { Page: (await page.load()).default };
              },
              shouldRevalidate: () => false,
              HydrateFallback: () => null,
              Component: ShownPage,
              ErrorBoundary: InsteadOfPage,
            })),
            { path: '*', Component: Elsewhere },
          ],
        },
      ],
      { initialEntries: ['/before', address] },
    );
    const page = render(
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={InternalLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </QueryClientProvider>,
    );
    await act(() => Promise.resolve());
    return { ...page, ...probe, person, queryClient };
  };

/** Replaces the shell's error page: shows the error's message. */
function InsteadOfPage() {
  const error = useRouteError();
  return <p>{error instanceof Error ? error.message : String(error)}</p>;
}

interface Loaded {
  Page: ComponentType;
}

function ShownPage() {
  const { Page } = useLoaderData<Loaded>();
  const { pathname } = useLocation();
  return <Page key={pathname} />;
}

const InternalLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <Link to={href} {...rest}>
    {children}
  </Link>
);

/** Replaces every page of another app. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Estás en {pathname + search}</p>;
}
