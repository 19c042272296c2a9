import { type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** Disclosures with the same name close one another. */
  name?: string | undefined;
}

/** A question and its answer, on the browser's own <details>. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
