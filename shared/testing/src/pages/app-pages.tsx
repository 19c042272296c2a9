import '@testing-library/jest-dom';
import { Component, type ComponentType, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '@puente/client/api-error';
import { request } from '@puente/client/http';
import type { CallName } from '@puente/contract/calls';
import type { CurrentUser } from '@puente/contract/entities/user';
import { LinkProvider, type LinkComponentProps } from '@puente/design-system/link';
import type { AppPages } from '@puente/platform/pages';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import { createMemoryHistory } from '@puente/platform/memory-history';
import {
  createRouter,
  RouterLink,
  RouterProvider,
  useLocation,
  useRouterState,
  type Router,
} from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { useToasts } from '@puente/platform/ui';

/** Tests of an app's pages as a person meets them: at their address, with their prefetch, without the shell and the API. */

// The API is the only thing that is not real here.
jest.mock('@puente/client/http', () => ({
  request: jest.fn(),
  fileUrl: (path: string) => path,
  configureClient: jest.fn(),
}));

export { act, screen, waitFor, within } from '@testing-library/react';

/** What is sent with a call, as far as tests look at it. */
export interface Sent {
  params?: { id: number };
  query?: { filters?: Record<string, unknown>; pagination?: { page?: number } };
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

/** What the API answers from now on: a value, or a function of what was sent. */
export const answer = (name: CallName, value: unknown): void =>
  void answers.set(name, typeof value === 'function' ? (value as Answer) : () => value);

export const refuse = (name: CallName, error: ApiError): void => answer(name, () => Promise.reject(error));

/** The call hangs until `settle` is called with what it answers. */
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

/** Everything that was sent with a call so far. */
export const sentTo = (name: CallName): Sent[] =>
  calls.mock.calls.filter(([called]) => called === name).map(([, sent]) => sent ?? {});

export const toasts = () => useToasts.getState().toasts;

/** What the toasts say. */
export const toastMessages = (): string[] => toasts().map(({ message }) => message);

/** The page once it shows this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

export function signIn(user: CurrentUser | null): void {
  useSession.setState({ status: user ? 'authenticated' : 'loggedOut', user });
}

interface Manifest {
  routes: readonly PageRoute[];
}

interface PageRoute {
  name: string;
  path: string;
}

/** Opens one of an app's pages at its address, behind a router and a query client like the shell's. */
export const openPageOf =
  ({ routes }: Manifest, pages: AppPages) =>
  async (address: string, user: CurrentUser | null = null) => {
    signIn(user);
    const queryClient = createQueryClient();
    // A person can choose any file: `accept` only says what the picker offers first.
    const person = userEvent.setup({ applyAccept: false });
    const router = createRouter<PageRoute, ComponentType>({
      history: createMemoryHistory({ initialEntries: ['/before', address] }),
      routes,
      open: async ({ route, params, path }) => {
        if (!route) return { page: Elsewhere };
        const page = pages[route.name];
        if (!page) throw new Error(`The manifest has a route ${route.name}, but pages.ts has none.`);
        page.prefetch?.({ params, search: new URLSearchParams(path.search), queryClient });
        return { page: (await page.load()).default };
      },
    });
    const page = render(
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={InternalLink}>
          <RouterProvider router={router}>
            <InsteadOfShell>
              <ShownPage router={router} />
            </InsteadOfShell>
          </RouterProvider>
        </LinkProvider>
      </QueryClientProvider>,
    );
    await act(() => Promise.resolve());
    return {
      ...page,
      person,
      router,
      queryClient,
      back: () => act(() => router.navigate(-1)),
      address: () => router.state.location.pathname + router.state.location.search,
    };
  };

/** What a page leaves to the shell: here it is only said. */
class InsteadOfShell extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <p>{message}</p>;
  }
}

function ShownPage({ router }: { router: Router<unknown, ComponentType> }) {
  const { shown } = useRouterState(router);
  if (!shown) return null;
  if ('error' in shown) throw shown.error;
  return <shown.page />;
}

const InternalLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <RouterLink to={href} {...rest}>
    {children}
  </RouterLink>
);

/** In the place of every page of another app. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Estás en {pathname + search}</p>;
}
