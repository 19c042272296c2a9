import { useEffect, useLayoutEffect, useState } from 'react';
import { brand } from '@puente/contract/brand';
import { Outlet } from '@puente/platform/router';
import { useInBrowser, usePageTitleStore } from '@puente/platform/ui';
import { FirstPageContext } from '../outlet/FirstPage.tsx';
import { useBusy } from '../routing/busy.ts';
import { usePlace } from '../routing/place.ts';
import { useShownPage } from '../routing/shown-page.ts';
import { SignedInParts } from '../session/SignedInParts.tsx';
import { useArrival } from './arrival.ts';
import { Frame } from './Frame.tsx';
import { ScrollPlaces } from './ScrollPlaces.tsx';

/** Frame with the current page. */
export function Layout() {
  const place = usePlace();
  const busy = useBusy();
  // True during hydration: the server's page is complete and must not look busy.
  const isDrawn = useInBrowser(() => false, true);
  // Undefined until the first render, in which FirstPagePending reports its state.
  const [firstPending, setFirstPending] = useState<boolean>();
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only after its children have been drawn is it known
  useLayoutEffect(() => setFirstPending((pending) => pending ?? false), []);
  useShownPage(place);
  useArrival();
  return (
    <FirstPageContext value={setFirstPending}>
      <DocumentTitle ofManifest={place?.route.title} />
      <Frame busy={busy || (firstPending ?? !isDrawn)} reduced={place?.route.frame === 'reduced'}>
        <Outlet />
      </Frame>
      <SignedInParts />
      {/* Mount it after the first page: it restores the scroll position only once, on mount. */}
      {firstPending === false && <ScrollPlaces />}
    </FirstPageContext>
  );
}

/**
 * Sets the document title: the page's own title or the one in its manifest, and the product's name. A component, as the
 * title of a list changes with each filter, and the frame does not.
 */
function DocumentTitle({ ofManifest }: { ofManifest: string | undefined }) {
  const own = usePageTitleStore(({ title }) => title);
  const title = own ?? ofManifest;
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
  return null;
}
