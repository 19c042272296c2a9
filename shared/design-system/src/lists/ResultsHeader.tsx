import { type ReactNode } from 'react';
import { Text } from '../text/index.ts';
import styles from './Lists.module.css';

export interface ResultsHeaderProps {
  /** Number of results, or that the search is running. Announced politely when it changes. */
  status: ReactNode;
  /** Action for the search, such as subscribing to new results. */
  action?: ReactNode;
  /** `FilterToggle`. */
  toggle?: ReactNode;
  /** `SortSelect`. */
  sort?: ReactNode;
  /** `ActiveFilters`. */
  active?: ReactNode;
}

/** Header of a list's results: number, order, and active filters. */
export function ResultsHeader({ status, action, toggle, sort, active }: ResultsHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.tools}>
        {toggle}
        <div className={styles.found}>
          <Text as="p" role="status" className={styles.status}>
            {status}
          </Text>
          {action}
        </div>
        {sort}
      </div>
      {active}
    </div>
  );
}
