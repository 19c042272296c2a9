import { Grid } from '../layout/index.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  lines?: number | undefined;
  shape?: 'text' | 'card' | 'title' | undefined;
}

/** Placeholder with the shape of loading content. Screen readers get the loading state elsewhere. */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} aria-hidden="true">
      {shape === 'card' && (
        <span className={styles.mark}>
          <span className={styles.tile} />
          <span className={styles.line} />
        </span>
      )}
      {shape !== 'text' && <span className={styles.title} />}
      {shape !== 'title' &&
        Array.from({ length: lines }, (_, line) => <span className={styles.line} key={line} />)}
    </div>
  );
}

export interface SkeletonListProps {
  count: number;
  min?: '14rem' | '18rem' | '22rem' | undefined;
}

/** Card placeholders in the grid of the cards, as many as the list will have at least. */
export function SkeletonList({ count, min }: SkeletonListProps) {
  return (
    <Grid min={min} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <Skeleton shape="card" key={card} />
      ))}
    </Grid>
  );
}

/** A heading and as many fields as the form will have at least. */
export function SkeletonForm({ fields = 3 }: { fields?: number | undefined }) {
  return (
    <div className={styles.skeleton} data-shape="form" aria-hidden="true">
      <span className={styles.title} />
      {Array.from({ length: fields }, (_, field) => (
        <span className={styles.field} key={field}>
          <span className={styles.line} />
          <span className={styles.control} />
        </span>
      ))}
    </div>
  );
}
