import { useEffect, useState, type ComponentType } from 'react';
import { useUser } from '@puente/platform/session';
import { partsAreThere } from './session-of.ts';

/** What the session puts over a page of a signed-in user. Visitors do not load it. */
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
      // Without it a session that expires leads to the login page, and the question is not asked.
      () => undefined,
    );
  }, [signedIn, Gates]);

  return signedIn && Gates ? <Gates /> : null;
}
