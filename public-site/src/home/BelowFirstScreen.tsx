import { useQuery } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { ClosingCall } from '../audiences/ClosingCall.tsx';
import { AudienceDoors } from './AudienceDoors.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { isVisitor } from './is-visitor.ts';
import { latestProjects } from './latest-projects.ts';
import { LatestProjects } from './LatestProjects.tsx';
import { MoreToSee } from './MoreToSee.tsx';

/** Home page below the first screen. For visitors it also explains the product and ends with a call to action. */
export default function BelowFirstScreen() {
  const isForVisitor = useSession(isVisitor);
  const projects = useQuery(latestProjects());
  return (
    <>
      {isForVisitor && (
        <>
          <AudienceDoors />
          <HowItWorks />
        </>
      )}
      <LatestProjects query={projects} />
      <MoreToSee />
      {isForVisitor && (
        <ClosingCall
          audience="everyone"
          title="Al otro lado hay un proyecto esperando"
          text="Elige tu orilla y da el primer paso: se tarda un par de minutos."
        />
      )}
    </>
  );
}
