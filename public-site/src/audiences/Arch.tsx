import { Icon, type IconName } from '@puente/design-system/icon';
import styles from './Arch.module.css';

/** Decorative arch of the bridge with an icon under it. */
export function Arch({ icon }: { icon: IconName }) {
  return (
    <span className={styles.arch} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
