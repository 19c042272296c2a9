import { initialsOf, tintOf } from './monogram-of.ts';
import styles from './Monogram.module.css';

export interface MonogramProps {
  name: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Stands where an organisation has no logo. Decoration: the name is always beside it. */
export function Monogram({ name, size = 'md' }: MonogramProps) {
  return (
    <span className={styles.monogram} data-size={size} data-tint={tintOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
