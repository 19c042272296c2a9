import styles from './BarTable.module.css';

interface BarTableRow {
  key: string | number;
  name: string;
  /** Undefined for a row without a bar. */
  value: number | undefined;
  /** The value as text. */
  text: string;
}

export interface BarTableProps {
  caption: string;
  /** Headings of the columns, for screen readers: sighted users read the bars without headings. */
  columns: readonly [string, string];
  rows: readonly BarTableRow[];
  /** Value of a full bar. */
  most: number;
}

/** A table whose rows are drawn as bars: a chart for sighted users, with its numbers for everybody. */
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
