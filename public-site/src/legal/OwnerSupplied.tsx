import type { OwnerSupplied as Supplied } from '@puente/contract/brand';
import { marksPending } from '@puente/contract/pending-values';
import { Icon } from '@puente/design-system/icon';
import styles from './OwnerSupplied.module.css';

/** Whether there is something to show of it. */
export const isShown = (value: Supplied): boolean => 'value' in value || marksPending();

/** A value that only the product's owner can supply; in development, a mark when it is missing. */
export function OwnerSupplied({ value }: { value: Supplied }) {
  if ('value' in value) return <>{value.value}</>;
  if (!marksPending()) return null;
  return (
    <mark className={styles.pending}>
      <Icon name="warning" />
      Pendiente del titular: {value.pending}
    </mark>
  );
}
