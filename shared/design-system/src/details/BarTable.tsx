import styles from './BarTable.module.css';

interface BarTableRow {
  key: string | number;
  name: string;
  /** Undefined when there is none: the row has no bar. */
  value: number | undefined;
  /** The value as it is written. */
  text: string;
}

export interface BarTableProps {
  caption: string;
  /** What stands in each column: for screen readers, since bars need no headings to be read. */
  columns: readonly [string, string];
  rows: readonly BarTableRow[];
  /** The value of a full bar. */
  most: number;
}

/** A table whose rows are drawn as bars: a chart for those who see it, and its numbers for all. */
export function BarTable({ caption, columns: [name, value], rows, most }: BarTableProps) {
  return (
    <table className={styles.chart}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={styles.row}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td>
              <div className={styles.measure}>
                {row.value !== undefined && (
                  <svg
                    className={styles.bar}
                    viewBox="0 0 60 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect className={styles.track} width="60" height="4" />
                    <rect className={styles.fill} width={(60 * row.value) / most} height="4" />
                  </svg>
                )}
                <span className={styles.number}>{row.text}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
