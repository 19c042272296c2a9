import styles from './Picture.module.css';
import { Person, Scene } from './Scene.tsx';

/** Decorative picture of a street with a workshop and an office. Someone reads the challenge on the board in front. */
export function OrganizationPicture() {
  return (
    <Scene>
      <circle className={styles.sun} cx="206" cy="78" r="42" />
      <path className={styles.water} d="M58 298V136a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v162Z" />
      <path className={styles.water} d="M244 298V166l36-26v26l36-26v26l36-26v158Z" />
      <path
        className={styles.sheet}
        d="M74 146h16v18H74Zm30 0h16v18h-16Zm-30 34h16v18H74Zm30 0h16v18h-16Zm180 6h18v20h-18Zm32 0h18v20h-18Z"
      />
      <path
        className={styles.stone}
        d="M124 298V172a10 10 0 0 1 10-10h132a10 10 0 0 1 10 10v126h-10v-34H134v34Z"
      />
      <path className={styles.soft} d="M134 172h132v82H134Z" />
      <path className={styles.sheet} d="m143 184 34-3 4 44-34 3Zm80 40 30 2 2-42-30-2Z" />
      <path className={styles.sun} d="M182 178h38v54h-38Z" />
      <path
        className={styles.lines}
        d="m151 195 18-2m-17 11 18-2m-17 11 10-1m69-17 14 1m-15 10 14 1m-50-15q0-9 9-9t9 8q0 7-9 9v5m0 9v1"
      />
      <g className={styles.ink}>
        <circle cx="161" cy="181" r="4" />
        <circle cx="201" cy="178" r="4" />
        <circle cx="241" cy="182" r="4" />
      </g>
      <Person x={104} y={298} />
      <Person x={296} y={298} size={0.92} />
      <path className={styles.sun} d="M308 246h10a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-10Z" />
    </Scene>
  );
}
