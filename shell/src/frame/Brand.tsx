import logo from '@puente/brand/logo.svg?inline';
import { brand } from '@puente/contract/brand';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import styles from './Brand.module.css';

/** Logo and name of the product, with a link to the home page. */
export function Brand() {
  return (
    <Link href={href('home')} variant="quiet" className={styles.brand} aria-label={`${brand.name}, inicio`}>
      <img className={styles.sign} src={logo} alt="" width={40} height={28} />
      <span className={styles.name}>{brand.name}</span>
    </Link>
  );
}
