import './below-styles.ts';
import { Suspense } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { HomeHero } from './HomeHero.tsx';
import { isVisitor } from './is-visitor.ts';
import { latestProjects } from './latest-projects.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { Rest } from './Rest.tsx';
import { start } from './start/start-part.ts';

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
          <start.Part user={session.user} />
        </Suspense>
      )}
      <Rest />
    </>
  );
}
