import type { OwnerSupplied as Supplied } from '@puente/contract/brand';
import { Icon } from '@puente/design-system/icon';
import styles from './OwnerSupplied.module.css';

/** webpack replaces it: in production what is pending is left out, code and all. */
const showsPending = () => process.env.NODE_ENV !== 'production';

/** Whether there is something to show of it. */
export const isShown = (value: Supplied): boolean => 'value' in value || showsPending();

/** A value that only the product's owner can supply; in development, a mark when it is missing. */
export function OwnerSupplied({ value }: { value: Supplied }) {
  if ('value' in value) return <>{value.value}</>;
  if (!showsPending()) return null;
  return (
    <mark className={styles.pending}>
      <Icon name="warning" />
      Pendiente del titular: {value.pending}
    </mark>
  );
}
