import { useRouterState, useScrollRestoration } from '@puente/platform/router';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import type { ShellRouter } from '../routing/router.tsx';
import { SignedInParts } from '../session/SignedInParts.tsx';
import { Frame } from './Frame.tsx';
import { useArrival } from './arrival.ts';
import { useDocumentTitle } from './document-title.ts';

/** The frame with the page of the address in it. */
export function Layout({ router }: { router: ShellRouter }) {
  const state = useRouterState(router);
  useDocumentTitle(state.route?.title);
  useArrival();
  useScrollRestoration();
  return (
    <>
      <Frame busy={state.busy} reduced={state.route?.frame === 'reduced'}>
        <PageOutlet {...state} />
      </Frame>
      <SignedInParts />
    </>
  );
}
