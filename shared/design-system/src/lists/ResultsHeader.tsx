import { type ReactNode } from 'react';
import { Text } from '../text/index.ts';
import styles from './Lists.module.css';

export interface ResultsHeaderProps {
  /** How many there are, or that they are looked for: told politely when it changes. */
  status: ReactNode;
  /** `FilterToggle`. */
  toggle?: ReactNode;
  /** `SortSelect`. */
  sort?: ReactNode;
  /** `ActiveFilters`. */
  active?: ReactNode;
}

/** Above the results of a list: how many, in which order, and what narrows them. */
export function ResultsHeader({ status, toggle, sort, active }: ResultsHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.tools}>
        {toggle}
        <Text as="p" role="status" className={styles.status}>
          {status}
        </Text>
        {sort}
      </div>
      {active}
    </div>
  );
}
