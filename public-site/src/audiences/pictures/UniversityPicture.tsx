import styles from './Picture.module.css';
import { Person, Scene } from './Scene.tsx';

/** Decorative picture of a faculty: works leave the drawer and cross the bridge to someone who waits for them. */
export function UniversityPicture() {
  return (
    <Scene>
      <circle className={styles.sun} cx="262" cy="92" r="46" />
      <path className={styles.stone} d="m104 158 88-56 88 56v12H104Z" />
      <circle className={styles.sky} cx="192" cy="142" r="12" />
      <path
        className={styles.stone}
        fillRule="evenodd"
        d="M114 176h156v108H114Zm14 108v-58a18 18 0 0 1 36 0v58Zm46 0v-58a18 18 0 0 1 36 0v58Zm46 0v-58a18 18 0 0 1 36 0v58Z"
      />
      <path className={styles.stone} d="M100 284h184v7H100Zm-12 8h208v7H88Z" />
      <path className={styles.water} d="M34 214h72v84H34Z" />
      <path className={styles.ink} d="M34 244h72v3H34Zm0 26h72v3H34Z" />
      <path className={styles.soft} d="M22 216h72v28H22Z" />
      <path className={styles.lines} d="M50 230h16m-4 28h16m-16 26h16" />
      <g className={styles.sheet}>
        <path d="m36 216 4-40 30 3-3 37Z" />
        <path d="m70 164 12-34 28 10-12 34Z" />
        <path d="m150 84 26-22 20 23-26 22Z" />
        <path d="m236 58 33 8-7 30-33-8Z" />
        <path d="m306 108 26 21-19 24-26-21Z" />
      </g>
      <path
        className={styles.lines}
        d="m47 187 15 1m-16 9 15 1m28-52 12 4m-15 6 12 4m65-80 9-8m-3 14 9-8m62-8 14 3m-16 7 14 3M306 119l14 12m-20-5 14 12"
      />
      <Person x={334} y={298} />
    </Scene>
  );
}
