import { brand } from '@puente/contract/brand';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import styles from './Brand.module.css';

/** Name and sign of the product, to the home page. */
export function Brand() {
  return (
    <Link href={href('home')} variant="quiet" className={styles.brand} aria-label={`${brand.name}, inicio`}>
      <svg className={styles.sign} viewBox="0 0 40 28" aria-hidden="true">
        <path className={styles.deck} d="M2 11.5h36" />
        <path className={styles.arch} d="M5 26v-3a7 7 0 0 1 14 0v3M21 26v-3a7 7 0 0 1 14 0v3" />
        <circle className={styles.sun} cx="20" cy="5" r="3.4" />
      </svg>
      <span>{brand.name}</span>
    </Link>
  );
}
