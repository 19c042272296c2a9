import styles from './Picture.module.css';
import { Person, Scene } from './Scene.tsx';

/** Decorative picture: steps of books lead up to the bridge, where a plant grows. */
export function StudentPicture() {
  return (
    <Scene>
      <circle className={styles.sun} cx="258" cy="112" r="52" />
      <path
        className={styles.stone}
        fillRule="evenodd"
        d="M222 194q90-18 178-12v116H222Zm36 104v-42a46 46 0 0 1 92 0v42Z"
      />
      <path className={styles.stone} d="M56 272h172v26H56a13 13 0 0 1 0-26Z" />
      <path className={styles.sheet} d="M62 277h166v16H62a8 8 0 0 1 0-16Z" />
      <path className={styles.sun} d="M92 246h136v26H92a13 13 0 0 1 0-26Z" />
      <path className={styles.sheet} d="M98 251h130v16H98a8 8 0 0 1 0-16Z" />
      <path className={styles.stone} d="M130 220h98v26h-98a13 13 0 0 1 0-26Z" />
      <path className={styles.sheet} d="M136 225h92v16h-92a8 8 0 0 1 0-16Z" />
      <path className={styles.water} d="M174 194h54v26h-54a13 13 0 0 1 0-26Z" />
      <path className={styles.sheet} d="M180 199h48v16h-48a8 8 0 0 1 0-16Z" />
      <path className={styles.lines} d="M84 285h120M120 259h84m-46-26h46m-14-26h14" />
      <Person x={150} y={220} size={0.92} />
      <path className={styles.ink} d="m150 124 30 11-30 11-30-11Z" />
      <path className={styles.lines} d="M178 136v16" />
      <path
        className={styles.stone}
        d="M326 181c-2-22 0-36 3-50 1 0 3 0 4 1-2 14-3 28-1 49Zm4-38c-22 2-32-8-34-28 22-1 34 8 34 28Zm3-10c0-20 10-31 32-32 0 22-11 33-32 32Z"
      />
    </Scene>
  );
}
