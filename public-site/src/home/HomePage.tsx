import './below-styles.ts';
import { lazy, Suspense } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { HomeHero } from './HomeHero.tsx';
import { isVisitor } from './is-visitor.ts';
import { latestProjects } from './latest-projects.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { Rest } from './Rest.tsx';

/** Lazy, so that visitors do not download it. */
const Start = lazy(() => import(/* webpackChunkName: "homeStart" */ './start/Start.tsx'));

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
      <Rest />
    </>
  );
}
