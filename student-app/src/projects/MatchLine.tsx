import type { Match } from '@puente/contract/match';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import styles from './MatchLine.module.css';

interface MatchLineProps {
  match: Match | null;
  /** With a link to the rules: on a card there is room for one link only. */
  explained?: boolean;
}

/** Why a project suits the student, and what speaks against it: 'Encaja: tu grado, A Coruña'. Nothing when neither does. */
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
