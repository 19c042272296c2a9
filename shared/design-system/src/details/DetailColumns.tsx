import { type ReactNode } from 'react';
import { Stack } from '../layout/index.ts';
import styles from './DetailColumns.module.css';

interface DetailColumnsProps {
  /** Facts and what can be done: beside the text where there is room, after it where there is not. */
  aside: ReactNode;
  children: ReactNode;
}

/** What a page is about, and the facts beside it. */
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
