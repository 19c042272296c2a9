import { Button } from '../button/index.ts';
import styles from './Lists.module.css';

export interface FilterToggleProps {
  /** Number of chosen values. */
  count: number;
  onOpen: () => void;
}

/** Button that opens the filter sheet. Not rendered on wide screens, which have a sidebar. */
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
