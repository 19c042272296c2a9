import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** The words of a button, beside an icon that comes and goes: an element that is always there, laid out as if it were not. */
export const Words = ({ children }: { children: ReactNode }) => (
  <span className={styles.words}>{children}</span>
);
