import { VisuallyHidden } from '@puente/design-system/text';
import styles from './CountedLabel.module.css';

/** Highest number that is shown; the name holds the exact one. */
const most = 99;

/** The name of an icon of the bar, and how much waits behind it. */
export function CountedLabel({ label, count }: { label: string; count: number }) {
  return (
    <>
      <VisuallyHidden>{count === 0 ? label : `${label}, ${count} sin leer`}</VisuallyHidden>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > most ? `${most}+` : count}
        </span>
      )}
    </>
  );
}
