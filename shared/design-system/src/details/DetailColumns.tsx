import { type ReactNode } from 'react';
import { Stack } from '../layout/index.ts';
import styles from './DetailColumns.module.css';

interface DetailColumnsProps {
  /** Facts and actions: next to the text on wide screens, below it on narrow ones. */
  aside: ReactNode;
  children: ReactNode;
}

/** Layout for the main content of a page, with facts next to it. */
export function DetailColumns({ aside, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <Stack gap={7} className={styles.body}>
        {children}
      </Stack>
      <Stack gap={5} className={styles.aside}>
        {aside}
      </Stack>
    </div>
  );
}
