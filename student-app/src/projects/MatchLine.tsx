import type { Match } from '@puente/contract/match';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import styles from './MatchLine.module.css';

interface MatchLineProps {
  match: Match | null;
  /** True to link to the rules. A card has room for one link only. */
  explained?: boolean;
}

/** Reasons for and against a match: 'Encaja: tu grado, A Coruña'. Renders nothing when there are none. */
export function MatchLine({ match, explained = false }: MatchLineProps) {
  if (!match || (match.reasons.length === 0 && match.obstacles.length === 0)) return null;
  return (
    <div className={styles.match}>
      {match.reasons.length > 0 && (
        <p className={styles.fits}>
          <Icon name="check" />
          <span>{`Encaja: ${match.reasons.join(', ')}`}</span>
        </p>
      )}
      {match.obstacles.length > 0 && (
        <p className={styles.against}>
          <Icon name="info" />
          <span>{`No coincide: ${match.obstacles.join(', ')}`}</span>
        </p>
      )}
      {explained && <Link href={href('matchRules')}>Cómo lo calculamos</Link>}
    </div>
  );
}
