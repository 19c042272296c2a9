import type { ComponentType } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { useLoaderData, useLocation } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { PagePending } from './PagePending.tsx';

/** A page, and for whom it was opened: a person's id, null for nobody, undefined where it makes no difference. */
interface OpenedPage {
  Page: ComponentType;
  person: number | null | undefined;
}

/** What a route's loader gives. @param user whom the guard let in; undefined when there was nothing to guard */
export const pageFor = (user: CurrentUser | null | undefined, Page: ComponentType): OpenedPage => ({
  Page,
  person: user === undefined ? undefined : (user?.id ?? null),
});

/**
 * Draws the page that the route's loader gave. Another record is another page: nothing of the former one stays. A page
 * that was opened for somebody goes with them, at once; what comes in its place the guard decides.
 */
export function LoadedPage() {
  const { Page, person } = useLoaderData<OpenedPage>();
  const { pathname } = useLocation();
  const now = useUser()?.id ?? null;
  if (person !== undefined && person !== now) return <PagePending />;
  return <Page key={pathname} />;
}
