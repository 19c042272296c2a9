import { type ReactNode } from 'react';
import { Text } from '../text/index.ts';
import styles from './Lists.module.css';

export interface ResultsHeaderProps {
  /** How many there are, or that they are looked for: told politely when it changes. */
  status: ReactNode;
  /** What can be done with the search: having oneself told of what is new in it. */
  action?: ReactNode;
  /** `FilterToggle`. */
  toggle?: ReactNode;
  /** `SortSelect`. */
  sort?: ReactNode;
  /** `ActiveFilters`. */
  active?: ReactNode;
}

/** Above the results of a list: how many, in which order, and what narrows them. */
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
