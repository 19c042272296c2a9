import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { ClosingCall } from '../audiences/ClosingCall.tsx';
import { AudienceDoors } from './AudienceDoors.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LatestProjects } from './LatestProjects.tsx';
import { latestProjects, ofDifferentOrganizations } from './latest-projects.ts';
import { MoreToSee } from './MoreToSee.tsx';
import { Start } from './start/Start.tsx';

export default function HomePage() {
  const { status, user, unreachable } = useSession();
  // While it cannot be asked who is there, the page is that of visitors, as the frame is.
  const isVisitor = user === null && (status === 'loggedOut' || unreachable);
  const students = useQuery(studentQueries.count());
  const projects = useQuery(latestProjects());
  useReady(!projects.isPending);

  return (
    <>
      {isVisitor ? (
        <>
          <HomeHero students={students} />
          <AudienceDoors />
          <HowItWorks />
        </>
      ) : (
        <Start user={user} />
      )}
      <LatestProjects
        projects={projects.data && ofDifferentOrganizations(projects.data.data)}
        failure={projects.error}
        retrying={projects.isFetching}
        onRetry={() => void projects.refetch()}
      />
      <MoreToSee />
      {isVisitor && (
        <ClosingCall
          audience="everyone"
          title="Al otro lado hay un proyecto esperando"
          text="Elige tu orilla y da el primer paso: se tarda un par de minutos."
        />
      )}
    </>
  );
}
