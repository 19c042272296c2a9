import { Button } from '../button/index.ts';
import styles from './Lists.module.css';

export interface FilterToggleProps {
  /** How many filters are chosen. */
  count: number;
  onOpen: () => void;
}

/** Opens the sheet with the filters; on a wide screen they stand beside the list, and this is not there. */
export function FilterToggle({ count, onOpen }: FilterToggleProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="filter"
      className={styles.toggle}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {count === 0 ? 'Filtros' : `Filtros (${count})`}
    </Button>
  );
}
