import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import type { ManifestStaffEntry } from '@puente/federation/manifest';
import { stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { PageGroups } from './PageGroups.tsx';
import { hasQueue } from './queue-order.ts';
import { QueueList } from './QueueList.tsx';
import { entriesFor, staffEntries } from './staff-data.ts';

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
          {(known) => <Entries entries={known} />}
        </QueryState>
      </Stack>
    </Container>
  );
}

function Entries({ entries }: { entries: readonly ManifestStaffEntry[] }) {
  const own = entriesFor(entries, useUser(), useManifests());
  return (
    <>
      <QueueList queues={own.filter(hasQueue)} />
      <PageGroups entries={own.filter((entry) => !hasQueue(entry))} />
    </>
  );
}
