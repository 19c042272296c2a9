import { lazy, Suspense } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import './below-styles.ts';
import { HomeHero } from './HomeHero.tsx';
import { isVisitor } from './is-visitor.ts';
import { latestProjects } from './latest-projects.ts';
import { OnItsWay } from './OnItsWay.tsx';

/** A visitor downloads none of it. */
const Start = lazy(() => import(/* webpackChunkName: "homeStart" */ './start/Start.tsx'));

/**
 * What nobody sees without scrolling: its code comes after that of the first screen. What the server drew of it stays as it is
 * until then, and for good when the code does not come.
 */
const BelowFirstScreen = lazy(() =>
  import(/* webpackChunkName: "homeBelow" */ './BelowFirstScreen.tsx').catch(
    () => new Promise<never>(() => {}),
  ),
);

/** Always the same element: one that changes before its code is here would be drawn anew. */
const below = (
  <Suspense fallback={<OnItsWay part="below" />}>
    <BelowFirstScreen />
  </Suspense>
);

export default function HomePage() {
  const session = useSession();
  const students = useQuery(studentQueries.count());
  const projects = useQuery(latestProjects());
  useReady(!projects.isPending);

  return (
    <>
      {isVisitor(session) ? (
        <HomeHero students={students} />
      ) : (
        <Suspense fallback={<OnItsWay part="start" />}>
          <Start user={session.user} />
        </Suspense>
      )}
      {below}
    </>
  );
}
