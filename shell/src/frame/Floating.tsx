import type { ReactNode } from 'react';
import styles from './Floating.module.css';

/**
 * The layer at the lower edge of the window: the banner, and beside it (above it on a narrow screen) the corner. The page
 * keeps as much room at its end, and scrolls what takes focus clear of it.
 */
export function Floating({ children }: { children: ReactNode }) {
  return <div className={styles.floating}>{children}</div>;
}

/** The lower right corner: what floats there stands in one column, so that nothing lies over anything else. */
export function Corner({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Accesos directos" className={styles.corner}>
      {children}
    </section>
  );
}
