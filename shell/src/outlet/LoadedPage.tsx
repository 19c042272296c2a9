import type { ComponentType } from 'react';
import { useLoaderData } from '@puente/platform/router';

/** Draws the page that the route's loader gave. */
export function LoadedPage() {
  const Page = useLoaderData() as ComponentType;
  return <Page />;
}
