import { useEffect } from 'react';
import { forgetIntendedPath, useUser } from '@puente/platform/session';
import { closeLogin, useLoginDialog } from '@puente/platform/ui';
import { ExpiredGate } from './ExpiredGate.tsx';
import { QualificationGate } from './QualificationGate.tsx';

/** What the session puts over a page. Each window is loaded when it is needed. */
export function SessionGates() {
  useLoginDone();
  return (
    <>
      <ExpiredGate />
      <QualificationGate />
    </>
  );
}

/** The login modal closes once somebody is signed in, by it or in another tab: they are where they wanted to be. */
function useLoginDone(): void {
  const user = useUser();
  useEffect(() => {
    if (!user || !useLoginDialog.getState().open) return;
    closeLogin();
    // Whoever has to complete their profile first comes back here only afterwards.
    if (user.profileType) forgetIntendedPath();
  }, [user]);
}
