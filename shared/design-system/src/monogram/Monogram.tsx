import styles from './Monogram.module.css';
import { initialsOf, tintOf } from './monogram-of.ts';

export interface MonogramProps {
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Replaces a missing logo of an organisation. Decorative, because the name is always next to it. */
export function Monogram({ name, size = 'md' }: MonogramProps) {
  return (
    <span className={styles.monogram} data-size={size} data-tint={tintOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
