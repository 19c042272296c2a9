import { type ReactNode } from 'react';
import { Grid, Stack } from '../layout/index.ts';
import styles from './BusyLine.module.css';

export interface ResultListProps {
  /** True while new results are loading; the old ones remain readable until then. */
  busy: boolean;
  /** `one` for results that read like lines of a list, `grid` for cards side by side. */
  columns?: 'one' | 'grid' | undefined;
  /** `<li>` each. */
  children: ReactNode;
}

/** The results of a list. */
export function ResultList({ busy, columns = 'grid', children }: ResultListProps) {
  if (columns === 'one') {
    return (
      <Stack as="ul" gap={4} aria-busy={busy} className={styles.busy}>
        {children}
      </Stack>
    );
  }
  return (
    <Grid as="ul" aria-busy={busy} className={styles.busy}>
      {children}
    </Grid>
  );
}
