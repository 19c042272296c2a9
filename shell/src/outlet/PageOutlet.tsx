import { useEffect } from 'react';
import { useLoaderData, useLocation } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { offerLogin } from '@puente/platform/ui';
import type { OpenedPage } from '../routing/open-page.ts';
import { PagePending } from './PagePending.tsx';

/** Renders the page that the route's loader opened. */
export function PageOutlet() {
  const opened = useLoaderData<OpenedPage>();
  const { pathname } = useLocation();
  // The key remounts the page for another record, so that no state is carried over.
  return <PageOfPerson key={pathname} {...opened} />;
}

/** Hides the page as soon as its user changes. The guard then decides what to show. */
function PageOfPerson({ Page, person, offersLogin = false }: OpenedPage) {
  const now = useUser()?.id ?? null;
  // Open the modal after the page has rendered: server-rendered pages have no modal.
  useEffect(() => {
    if (offersLogin) offerLogin();
  }, [offersLogin]);
  return person !== undefined && person !== now ? <PagePending /> : <Page />;
}
