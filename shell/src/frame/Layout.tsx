import { Outlet, ScrollRestoration, useNavigation } from '@puente/platform/router';
import { Frame } from './Frame.tsx';
import { useArrival } from './arrival.ts';
import { useCurrentRoute } from './current-route.ts';
import { useDocumentTitle } from './document-title.ts';

/** The frame with the page of the address in it. */
export function Layout() {
  const busy = useNavigation().state !== 'idle';
  const route = useCurrentRoute();
  useDocumentTitle();
  useArrival();
  return (
    <>
      <Frame busy={busy} reduced={route?.frame === 'reduced'}>
        <Outlet />
      </Frame>
      <ScrollRestoration />
    </>
  );
}
