import { organizationEvents } from '@puente/contract/constants/organization-events';
import type { OrganizationEvent } from '@puente/contract/entities/organization';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { shortMoment } from '../../dates.ts';
import styles from './People.module.css';

/** Actions in an organisation's name, as sentences. */
export function EventList({ events }: { events: readonly OrganizationEvent[] }) {
  if (events.length === 0) return <Text tone="muted">Todavía no hay nada que contar.</Text>;
  return (
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
  );
}

/** Events by the platform's team, which is not named. */
const byTeam: readonly OrganizationEvent['kind'][] = [
  'verified',
  'unverified',
  'talentGiven',
  'talentWithdrawn',
  'merged',
  'mergeUndone',
];
/** Events that affect a person. The sentence ends with their name. */
const aboutSomebody: readonly OrganizationEvent['kind'][] = ['admitted', 'refused', 'removed'];
const gone = 'alguien que ya no está';

function sentenceOf({ kind, by, about }: OrganizationEvent): string {
  const nameless = byTeam.includes(kind) ? 'Nuestro equipo' : 'Alguien que ya no está';
  const words = `${by ?? nameless} ${organizationEvents[kind]}`;
  return aboutSomebody.includes(kind) ? `${words} ${about ?? gone}` : words;
}
