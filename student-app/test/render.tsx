import '@testing-library/jest-dom';
import { createElement, type ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from '@puente/client/http';
import type { CallName } from '@puente/contract/calls';
import type { CurrentUser } from '@puente/contract/entities/user';
import { LinkProvider, type LinkComponentProps } from '@puente/design-system/link';
import type { PageModule } from '@puente/platform/pages';
import { createQueryClient, QueryClientProvider } from '@puente/platform/query';
import {
  createMemoryRouter,
  RouterLink,
  RouterProvider,
  useLoaderData,
  useLocation,
  type RouteObject,
} from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { useToasts } from '@puente/platform/ui';
import type { ApiError } from '@puente/client/api-error';
import manifest from '../app.manifest.json' with { type: 'json' };
import pages from '../src/pages.ts';

// The API is the only thing that is not real here.
jest.mock('@puente/client/http', () => ({
  request: jest.fn(),
  fileUrl: (path: string) => path,
  configureClient: jest.fn(),
}));

export { screen, within, waitFor, act } from '@testing-library/react';

/** What is sent with a call, as far as tests look at it. */
export interface Sent {
  params?: { id: number };
  query?: {
    filters?: Record<string, unknown>;
    pagination?: { page: number };
  };
  body?: { data: Record<string, unknown> };
  files?: File;
}

export interface SentOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

type Answer = (sent: Sent, options: SentOptions) => unknown;

const answers = new Map<string, Answer>();
export const calls = request as unknown as jest.Mock<Promise<unknown>, [CallName, Sent?, SentOptions?]>;

beforeEach(() => {
  answers.clear();
  calls.mockImplementation((name, sent, options) => {
    const answer = answers.get(name);
    return answer
      ? Promise.resolve(answer(sent ?? {}, options ?? {}))
      : Promise.reject(new Error(`Nothing answers ${name}.`));
  });
  useToasts.setState({ toasts: [] });
  localStorage.clear();
});

/** What the API answers from now on: a value, or a function of what was sent. */
export function answer(name: CallName, value: unknown): void {
  answers.set(name, typeof value === 'function' ? (value as Answer) : () => value);
}

export const refuse = (name: CallName, error: ApiError): void => answer(name, () => Promise.reject(error));

/** Everything that was sent with a call so far. */
export const sentTo = (name: CallName): Sent[] =>
  calls.mock.calls.filter(([called]) => called === name).map(([, sent]) => sent ?? {});

export const toasts = (): string[] => useToasts.getState().toasts.map(({ message }) => message);

/** A page of the app at its address, behind a router and a query client like the shell's. */
export async function openPage(address: string, user: CurrentUser | null) {
  useSession.setState({ status: user ? 'authenticated' : 'loggedOut', user });
  const queryClient = createQueryClient();
  const person = userEvent.setup({ applyAccept: false });
  const router = createMemoryRouter([...manifest.routes.map(routeOf), { path: '*', Component: Elsewhere }], {
    initialEntries: ['/before', address],
  });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={InternalLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
  return { ...page, person, router, queryClient, back: () => act(() => router.navigate(-1)) };

  function routeOf({ name, path }: { name: string; path: string }): RouteObject {
    const module: PageModule = pages[name as keyof typeof pages];
    return {
      path,
      loader: async ({ params, request: { url } }) => {
        module.prefetch?.({ params, search: new URL(url).searchParams, queryClient });
        return (await module.load()).default;
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      HydrateFallback: () => null,
      Component: LoadedPage,
    };
  }
}

const LoadedPage = () => createElement(useLoaderData() as ComponentType);

const InternalLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <RouterLink to={href} {...rest}>
    {children}
  </RouterLink>
);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Estás en {pathname + search}</p>;
}

/** The page once it shows this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
