import { Skeleton } from '../skeleton/index.ts';
import styles from './DataTable.module.css';

interface SkeletonRowsProps {
  count: number;
  /** Number of cells after the one that names the row. */
  cells: number;
  hasChoice: boolean;
  hasActions: boolean;
}

/** Rows in the shape of those that are loading. Screen readers get the loading state from the status. */
export const SkeletonRows = ({ count, cells, hasChoice, hasActions }: SkeletonRowsProps) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {hasChoice && <td className={styles.choose} />}
      <td className={styles.title}>
        <Skeleton lines={1} />
      </td>
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell} className={styles.cell} data-skeleton="">
          <Skeleton lines={1} />
        </td>
      ))}
      {hasActions && <td className={styles.actions} />}
    </tr>
  ));
