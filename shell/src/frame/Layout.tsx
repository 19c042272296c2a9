import { useState } from 'react';
import { Outlet } from '@puente/platform/router';
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
  const [firstPending, setFirstPending] = useState(false);
  useShownPage(place);
  useDocumentTitle(place?.route.title);
  useArrival();
  return (
    <FirstPageContext value={setFirstPending}>
      <Frame busy={busy || firstPending} reduced={place?.route.frame === 'reduced'}>
        <Outlet />
      </Frame>
      <SignedInParts />
      {/* There is nothing to scroll to before the first page. */}
      {!firstPending && <ScrollPlaces />}
    </FirstPageContext>
  );
}
