import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { PageGroups } from './PageGroups.tsx';
import { hasQueue } from './queue-order.ts';
import { QueueList } from './QueueList.tsx';
import { staffEntries } from './staff-data.ts';

/** /staff: what waits for the team, and the team's other pages. The manifests of all apps name them. */
export default function StaffPage() {
  const entries = useQuery(staffEntries());
  useReady(!entries.isPending);
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader
          title="Trabajo del equipo"
          lead="Lo que espera respuesta, y las páginas con las que se cuida la plataforma."
        />
        <QueryState
          query={stateOf(entries)}
          failed="No hemos podido cargar las páginas del equipo"
          headingLevel={2}
          skeleton={
            <>
              <VisuallyHidden role="status">Cargando las páginas del equipo</VisuallyHidden>
              <SkeletonList count={4} min="22rem" />
            </>
          }
          empty={
            <EmptyState icon="success" title="Aún no hay páginas del equipo">
              Aparecerán aquí cuando se publiquen.
            </EmptyState>
          }
        >
          {(known) => (
            <>
              <QueueList queues={known.filter(hasQueue)} />
              <PageGroups entries={known.filter((entry) => !hasQueue(entry))} />
            </>
          )}
        </QueryState>
      </Stack>
    </Container>
  );
}
