import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/** Background of every audience's picture: an arch of sky over the water. Decorative. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 400 330" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M36 300V172a164 164 0 0 1 328 0v128Z" />
      <rect className={styles.water} y="298" width="400" height="24" rx="12" />
      <path className={styles.ripples} d="M70 310h44m96 4h60m56-5h22" />
      {children}
    </svg>
  );
}

/** A person whose feet are at x, y. */
export function Person({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g className={styles.ink} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cy="-70" r="13" />
      <path d="M-16 0v-34a16 16 0 0 1 32 0V0Z" />
    </g>
  );
}
