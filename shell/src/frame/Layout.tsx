import { useLayoutEffect, useState } from 'react';
import { Outlet } from '@puente/platform/router';
import { useInBrowser } from '@puente/platform/ui';
import { FirstPageContext } from '../outlet/FirstPage.tsx';
import { useBusy } from '../routing/busy.ts';
import { usePlace } from '../routing/place.ts';
import { useShownPage } from '../routing/shown-page.ts';
import { SignedInParts } from '../session/SignedInParts.tsx';
import { Frame } from './Frame.tsx';
import { ScrollPlaces } from './ScrollPlaces.tsx';
import { useArrival } from './arrival.ts';
import { useDocumentTitle } from './document-title.ts';

/** The frame with the page of the address in it. */
export function Layout() {
  const place = usePlace();
  const busy = useBusy();
  // A page from the server is whole, and read while it is taken over.
  const isDrawn = useInBrowser(() => false, true);
  // Undefined until the first draw, in which FirstPagePending says that it is there.
  const [firstPending, setFirstPending] = useState<boolean>();
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only after its children have been drawn is it known
  useLayoutEffect(() => setFirstPending((pending) => pending ?? false), []);
  useShownPage(place);
  useDocumentTitle(place?.route.title);
  useArrival();
  return (
    <FirstPageContext value={setFirstPending}>
      <Frame busy={busy || (firstPending ?? !isDrawn)} reduced={place?.route.frame === 'reduced'}>
        <Outlet />
      </Frame>
      <SignedInParts />
      {/* It restores the first place once, when it is mounted: before the first page there is nothing to scroll to. */}
      {firstPending === false && <ScrollPlaces />}
    </FirstPageContext>
  );
}
