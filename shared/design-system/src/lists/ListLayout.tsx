import { type ReactNode } from 'react';
import styles from './Lists.module.css';

export interface ListLayoutProps {
  /** `FilterPanel`: next to the results on wide screens, and without a place in the layout on narrow ones. */
  filters: ReactNode;
  /** The results, with their header. */
  children: ReactNode;
}

/** The two columns of a list that can be narrowed. */
export function ListLayout({ filters, children }: ListLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.filters}>{filters}</div>
      <div className={styles.results}>{children}</div>
    </div>
  );
}
