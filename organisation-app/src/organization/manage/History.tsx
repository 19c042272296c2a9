import * as organizationQueries from '@puente/client/organization-queries';
import { organizationEvents } from '@puente/contract/constants/organization-events';
import type { OrganizationEvent } from '@puente/contract/entities/organization';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { shortMoment } from '../../dates.ts';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';
import styles from './People.module.css';

/** Log of actions in the organisation's name, newest first. */
export function History({ organization }: { organization: OwnOrganization }) {
  const query = useQuery({ ...organizationQueries.history(organization.id), refetchOnMount: 'always' });
  return (
    <ManageSection
      title="Historial"
      lead="Quién hizo qué en nombre de la organización: las cien últimas veces. Solo lo ve su equipo."
    >
      <QueryState
        query={stateOf(query)}
        failed="No hemos podido cargar el historial"
        empty={<Text tone="muted">Todavía no hay nada que contar.</Text>}
      >
        {(events) => (
          <Stack as="ol" gap={2}>
            {events.map((event) => (
              <li key={event.id} className={styles.row}>
                <span className={styles.words}>{sentenceOf(event)}</span>
                <Text size="sm" tone="muted">
                  <time dateTime={event.date}>{shortMoment(event.date)}</time>
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </ManageSection>
  );
}

/** Events by the platform's team, which is not named. */
const byTeam: readonly OrganizationEvent['kind'][] = ['verified', 'unverified'];
/** Events that affect a person. The sentence ends with their name. */
const aboutSomebody: readonly OrganizationEvent['kind'][] = ['admitted', 'refused', 'removed'];
const gone = 'alguien que ya no está';

function sentenceOf({ kind, by, about }: OrganizationEvent): string {
  const nameless = byTeam.includes(kind) ? 'Nuestro equipo' : 'Alguien que ya no está';
  const words = `${by ?? nameless} ${organizationEvents[kind]}`;
  return aboutSomebody.includes(kind) ? `${words} ${about ?? gone}` : words;
}
