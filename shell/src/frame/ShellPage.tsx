import { RouterProvider } from '@puente/platform/router';
import { ErrorBoundary } from '../outlet/ErrorBoundary.tsx';
import { FrameError } from '../outlet/FrameError.tsx';
import type { ShellRouter } from '../routing/router.tsx';
import { Layout } from './Layout.tsx';

/** Everything that a person sees: what the router shows, in its frame. */
export const ShellPage = ({ router }: { router: ShellRouter }) => (
  <RouterProvider router={router}>
    <ErrorBoundary instead={(error) => <FrameError error={error} />}>
      <Layout router={router} />
    </ErrorBoundary>
  </RouterProvider>
);
