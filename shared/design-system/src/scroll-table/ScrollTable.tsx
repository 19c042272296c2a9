import { type ReactNode } from 'react';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  /** Name of the region that scrolls, and of the table. */
  label: string;
  /** Shows the label above the table. */
  captioned?: boolean | undefined;
  /** Row of headings. */
  head: ReactNode;
  /** Rows. Cells with `data-align="end"` have numbers; a row's heading with `data-brief` stays in one line. */
  children: ReactNode;
}

/** Table of figures. On a narrow screen it scrolls horizontally, by touch or keyboard. */
export function ScrollTable({ label, captioned = false, head, children }: ScrollTableProps) {
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={label}
      // Scrollable regions must be focusable.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table} aria-label={captioned ? undefined : label}>
        {captioned && <caption className={styles.caption}>{label}</caption>}
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
