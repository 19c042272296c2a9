import { type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** Called before each opening, for content that is rendered only then. */
  onOpen?: (() => void) | undefined;
  /** Only one disclosure of the same name is open at a time. */
  name?: string | undefined;
  /** For content that is no text, such as a table: it may be wider than a line of text. */
  wide?: boolean | undefined;
}

/** A question and its answer, on the browser's own <details>. */
export function Disclosure({ summary, children, open, onOpen, name, wide = false }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      name={name}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.content} data-wide={wide || undefined}>
        {children}
      </div>
    </details>
  );
}
