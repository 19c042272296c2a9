import { Icon, type IconName } from '@puente/design-system/icon';
import styles from './Arch.module.css';

/** One arch of the bridge with a picture under it. Decoration. */
export function Arch({ icon }: { icon: IconName }) {
  return (
    <span className={styles.arch} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
