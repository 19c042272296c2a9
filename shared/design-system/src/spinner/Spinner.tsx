import { VisuallyHidden } from '../text/index.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Said to screen readers once it shows. Without it the spinner is decoration beside words that say it. */
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
