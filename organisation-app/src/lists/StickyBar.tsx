import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

interface StickyBarProps {
  /** Name of the group: 'Solicitudes elegidas'. */
  label: string;
  children: ReactNode;
}

/** Actions for chosen rows of a list. The bar stays in view while the list scrolls. */
export function StickyBar({ label, children }: StickyBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {children}
    </div>
  );
}
