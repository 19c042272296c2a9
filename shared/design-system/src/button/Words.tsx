import type { ReactNode } from 'react';
import styles from './Button.module.css';

/**
 * Label of a button. The element is always present, so that the icon next to it can be added and removed. CSS keeps it out of the layout.
 */
export const Words = ({ children }: { children: ReactNode }) => (
  <span className={styles.words}>{children}</span>
);
