import type { Application } from '@puente/contract/entities/application';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { hasRoute, href } from '@puente/platform/links';
import styles from './Desk.module.css';

/** Reasons for and against the match between student and project, by the published rules. */
export function MatchReasons({ match }: Pick<Application, 'match'>) {
  if (match === undefined) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        Por qué encaja
      </Heading>
      {match === null ? (
        <Text size="sm" tone="muted">
          Ha elegido no mostrar lo que estudia, así que no lo calculamos.
        </Text>
      ) : (
        <Reasons {...match} />
      )}
      {hasRoute('matchRules') && (
        <Text size="sm">
          <Link href={href('matchRules')}>Cómo lo calculamos</Link>
        </Text>
      )}
    </Stack>
  );
}

function Reasons({ reasons, obstacles }: NonNullable<Application['match']>) {
  if (reasons.length === 0 && obstacles.length === 0)
    return (
      <Text size="sm" tone="muted">
        Nada de lo que miramos coincide. Lee lo que te cuenta antes de decidir.
      </Text>
    );
  return (
    <ul data-plain="" className={styles.match}>
      {reasons.length > 0 && (
        <li>
          <Icon name="check" /> Coincide: {reasons.join(', ')}
        </li>
      )}
      {obstacles.length > 0 && (
        <li>
          <Icon name="info" /> No coincide: {obstacles.join(', ')}
        </li>
      )}
    </ul>
  );
}
