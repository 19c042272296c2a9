import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { ClosingCall } from '../audiences/ClosingCall.tsx';
import { AudienceDoors } from './AudienceDoors.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LatestProjects } from './LatestProjects.tsx';
import { latestProjects } from './latest-projects.ts';

export default function HomePage() {
  const user = useUser();
  const students = useQuery(studentQueries.count());
  const projects = useQuery(latestProjects());
  useReady(!projects.isPending);

  return (
    <>
      <HomeHero students={students} />
      <AudienceDoors signedIn={user !== null} />
      <HowItWorks />
      <LatestProjects
        projects={projects.data?.data}
        failure={projects.error}
        retrying={projects.isFetching}
        onRetry={() => void projects.refetch()}
      />
      <ClosingCall
        audience="everyone"
        title="Al otro lado hay un proyecto esperando"
        text="Elige tu orilla y da el primer paso: se tarda un par de minutos."
      />
    </>
  );
}
