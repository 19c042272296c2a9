import { type RefObject } from 'react';
import { Button } from '../button/index.ts';
import { RemovableChip } from '../chip/index.ts';
import { Cluster } from '../layout/index.ts';
import styles from './Lists.module.css';

export interface ActiveFiltersProps {
  chips: readonly { label: string; onRemove: () => void }[];
  onClear: () => void;
  /** Element that gets the focus when the last chip is removed. */
  results: RefObject<HTMLElement | null>;
}

/** Chips of the active filters, each with a button that removes it. Renders nothing without active filters. */
export function ActiveFilters({ chips, onClear, results }: ActiveFiltersProps) {
  if (chips.length === 0) return null;
  const toResults = () => results.current?.focus({ preventScroll: true });
  return (
    <Cluster gap={2} role="group" aria-label="Filtros activos" className={styles.active}>
      {chips.map(({ label, onRemove }) => (
        <RemovableChip
          key={label}
          onRemove={() => {
            onRemove();
            if (chips.length === 1) toResults();
          }}
        >
          {label}
        </RemovableChip>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          onClear();
          toResults();
        }}
      >
        Quitar filtros
      </Button>
    </Cluster>
  );
}
