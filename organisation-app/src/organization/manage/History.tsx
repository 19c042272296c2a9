import * as organizationQueries from '@puente/client/organization-queries';
import { QueryState } from '@puente/design-system/retry';
import { stateOf, useQuery } from '@puente/platform/query';
import { EventList } from './EventList.tsx';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';

/** Log of actions in the organisation's name, newest first. */
export function History({ organization }: { organization: OwnOrganization }) {
  const query = useQuery({ ...organizationQueries.history(organization.id), refetchOnMount: 'always' });
  return (
    <ManageSection
      title="Historial"
      lead="Quién hizo qué en nombre de la organización: las cien últimas veces. Solo lo ve su equipo."
    >
      <QueryState query={stateOf(query)} failed="No hemos podido cargar el historial">
        {(events) => <EventList events={events} />}
      </QueryState>
    </ManageSection>
  );
}
