import { Suspense } from 'react';
import { href } from '@puente/platform/links';
import { useLocation } from '@puente/platform/router';
import { useLoginDialog } from '@puente/platform/ui';
import { optional } from '../frame/optional.ts';
import { useWelcomePending } from './pending.ts';

const WelcomeDialog = optional(() => import(/* webpackChunkName: "welcomeDialog" */ './WelcomeDialog.tsx'));

/** Opens the welcome dialog of a new user (specification §2) once the redirect after login has finished. */
export function WelcomeGate() {
  const pending = useWelcomePending();
  const loggingIn = useLoginDialog((dialog) => dialog.open);
  const { pathname } = useLocation();
  const open = pending && !loggingIn && !isBusyWith(pathname);
  return <Suspense fallback={null}>{open && <WelcomeDialog />}</Suspense>;
}

/** Tells whether the page has a form that a new user is busy with. The dialog then waits for the next page. */
const isBusyWith = (pathname: string): boolean =>
  [href('login'), href('userComplete')].includes(pathname) ||
  /^\/(?:apply|profile\/complete)(?:\/|$)/.test(pathname);
