import { type ComponentType, useEffect, useState } from 'react';
import { useUser } from '@puente/platform/session';
import { partsAreThere } from './session-of.ts';

/** Dialogs of the session over a page of a signed-in user. Visitors do not load them. */
export function SignedInParts() {
  const signedIn = useUser() !== null;
  const [Gates, setGates] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!signedIn || Gates) return;
    import(/* webpackChunkName: "sessionGates" */ './SessionGates.tsx').then(
      ({ default: Loaded }) => {
        partsAreThere();
        setGates(() => Loaded);
      },
      // If the chunk fails, an expired session leads to the login page, and the question is not asked.
      () => undefined,
    );
  }, [signedIn, Gates]);

  return signedIn && Gates ? <Gates /> : null;
}
