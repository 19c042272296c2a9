import { VisuallyHidden } from '../text/index.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Announced to screen readers. Without it the spinner is decorative, next to a text with the same meaning. */
  label?: string | undefined;
}

export function Spinner({ label }: SpinnerProps) {
  const ring = <span className={styles.spinner} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span role="status" className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
