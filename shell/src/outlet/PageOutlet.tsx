import { useEffect } from 'react';
import { useLoaderData, useLocation } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { offerLogin } from '@puente/platform/ui';
import type { OpenedPage } from '../routing/open-page.ts';
import { PagePending } from './PagePending.tsx';

/** The page that the loader of the route opened. */
export function PageOutlet() {
  const opened = useLoaderData<OpenedPage>();
  const { pathname } = useLocation();
  // Another record is another page: nothing of the former one stays.
  return <PageOfPerson key={pathname} {...opened} />;
}

/** The page of a user goes at once when the user does; the guard decides what comes in its place. */
function PageOfPerson({ Page, person, offersLogin = false }: OpenedPage) {
  const now = useUser()?.id ?? null;
  // Once the page is there: what was drawn on the server has no modal over it.
  useEffect(() => {
    if (offersLogin) offerLogin();
  }, [offersLogin]);
  return person !== undefined && person !== now ? <PagePending /> : <Page />;
}
