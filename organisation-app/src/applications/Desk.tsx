import { deskQueries } from '@puente/client/desk';
import { EmptyState } from '@puente/design-system/empty-state';
import { QueryState } from '@puente/design-system/retry';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { CardSkeletons } from './ApplicationSkeletons.tsx';
import { untilTold } from './desk-listing.ts';
import type { DeskProject } from './desk-project.ts';
import { WorkingDesk } from './WorkingDesk.tsx';

/** The applications to a project, to be read and answered. */
export function Desk({ project }: { project: DeskProject }) {
  const desk = useQuery({
    ...deskQueries.of(project.id),
    // The stream says when a student has been told; where it is lost, the mark must end all the same.
    refetchInterval: ({ state }) => untilTold(state.data ?? [], Date.now()),
  });
  useReady(!desk.isPending);
  return (
    <QueryState
      query={stateOf(desk)}
      skeleton={<CardSkeletons />}
      failed="No hemos podido cargar las solicitudes"
      empty={
        <EmptyState icon="mail" title="Aún no ha llegado ninguna solicitud">
          Cuando alguien solicite este proyecto, lo verás aquí con su motivación y su CV.
        </EmptyState>
      }
    >
      {(applications) => <WorkingDesk project={project} applications={applications} />}
    </QueryState>
  );
}
