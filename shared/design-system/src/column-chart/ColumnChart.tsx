import styles from './ColumnChart.module.css';

interface ColumnChartProps {
  /** A column for each value, in the order of time. Null for no value. */
  values: readonly (number | null)[];
  /** Words of each column for the pointer: '5–11 oct: 12'. */
  titles: readonly string[];
  /** Value of a full column. By default the largest of the values. */
  most?: number | undefined;
  /** `sm` for a row of a table. */
  size?: 'sm' | 'md' | undefined;
}

/** Units of the drawing: a column with its gap, and the height. The drawing is stretched to its place. */
const [step, gap, height] = [10, 2, 60];

/**
 * Columns of one series. Decorative for assistive technology: put the values into a table or a text next to the chart.
 */
export function ColumnChart({ values, titles, most, size: chartSize = 'md' }: ColumnChartProps) {
  const full = Math.max(most ?? 0, ...values.map((value) => value ?? 0), Number.MIN_VALUE);
  return (
    <svg
      className={styles.chart}
      data-size={chartSize}
      viewBox={`0 0 ${Math.max(1, values.length) * step} ${height + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, index) => {
        const size = ((value ?? 0) / full) * height;
        return (
          <g key={index}>
            <title>{titles[index]}</title>
            <rect className={styles.area} x={index * step} width={step} height={height} />
            <rect
              className={styles.column}
              x={index * step + gap / 2}
              y={height - size}
              width={step - gap}
              height={size}
            />
          </g>
        );
      })}
      <rect className={styles.base} y={height} width={Math.max(1, values.length) * step} height={1} />
    </svg>
  );
}
