import type { OwnerSupplied as Supplied } from '@puente/contract/brand';
import { marksPending } from '@puente/contract/pending-values';
import { Icon } from '@puente/design-system/icon';
import styles from './OwnerSupplied.module.css';

/** Tells whether there is a value to show, or a mark for a missing one. */
export const isShown = (value: Supplied): boolean => 'value' in value || marksPending();

/** A value that only the product's owner can supply. In development, a mark shows that it is missing. */
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
