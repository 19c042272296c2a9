import { useUser } from '@puente/platform/session';
import type { OpenedPage, ShellRouter } from '../routing/router.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageError } from './PageError.tsx';
import { PagePending } from './PagePending.tsx';

/** The page that the router shows, or what stands in its place. */
export function PageOutlet({ location, shown }: ShellRouter['state']) {
  if (!shown) return <PagePending />;
  if ('error' in shown) return <PageError error={shown.error} />;
  return (
    <ErrorBoundary visit={location} instead={(error) => <PageError error={error} />}>
      {/* Another record is another page: nothing of the former one stays. */}
      <PageOfPerson key={location.pathname} {...shown.page} />
    </ErrorBoundary>
  );
}

/** A page that was opened for somebody goes with them, at once; what comes in its place the guard decides. */
function PageOfPerson({ Page, person }: OpenedPage) {
  const now = useUser()?.id ?? null;
  return person !== undefined && person !== now ? <PagePending /> : <Page />;
}
