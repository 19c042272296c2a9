import type { ComponentType } from 'react';
import { useLoaderData, useLocation } from '@puente/platform/router';

/** Draws the page that the route's loader gave. Another record is another page: nothing of the former one stays. */
export function LoadedPage() {
  const Page = useLoaderData() as ComponentType;
  const { pathname } = useLocation();
  return <Page key={pathname} />;
}
