import { VisuallyHidden } from '@puente/design-system/text';
import styles from './CountBadge.module.css';

/** Highest number that is shown; the name holds the exact one. */
const most = 99;

/** How much waits behind an icon of the bar. It adds to the icon's name, and has nothing to say of nothing. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{`, ${count} sin leer`}</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
    </>
  );
}
