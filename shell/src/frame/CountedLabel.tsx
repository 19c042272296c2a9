import { VisuallyHidden } from '@puente/design-system/text';
import styles from './CountedLabel.module.css';

/** Highest number on screen. Screen readers get the exact one. */
const most = 99;

/** Label of a bar icon with its count. */
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
