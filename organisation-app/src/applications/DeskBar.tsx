import { useState } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { FilterChip } from '@puente/design-system/chip';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import styles from './Desk.module.css';
import { countFilters, noFilters } from './desk-view.ts';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import { peopleIn } from './moves.ts';
import type { DeskControls } from './use-desk-view.ts';

interface DeskBarProps {
  applications: readonly DeskApplication[];
  /** Number of applications that pass the filters. */
  shown: number;
  view: DeskControls;
  onSave: () => void;
  onHelp: () => void;
}

/**
 * Search, filters and layout of the desk in a single line, so that the applications start near the top. Secondary tools are behind
 * 'Filtros' and 'Más', to keep the number of Tab stops before the first application low.
 */
export function DeskBar({ applications, shown, view, onSave, onHelp }: DeskBarProps) {
  const { filters, layout, filter } = view;
  const [open, setOpen] = useState(false);
  const chosen = countFilters({ ...filters, unanswered: false, marked: false });
  const total = applications.length;
  return (
    <div
      className={styles.bar}
      data-open={open || undefined}
      role="group"
      aria-label="Filtrar las solicitudes"
    >
      <div className={styles.search}>
        <DeskSearch q={filters.q} onSearch={(q) => filter({ q }, { replace: true })} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon="filter"
        aria-expanded={open}
        aria-controls="desk-filters"
        onClick={() => setOpen(!open)}
      >
        {chosen === 0 ? 'Filtros' : `Filtros (${chosen})`}
      </Button>
      <FilterChip pressed={filters.unanswered} onClick={() => filter({ unanswered: !filters.unanswered })}>
        Sin responder
      </FilterChip>
      <FilterChip
        className={styles.lesser}
        pressed={filters.marked}
        icon="star"
        onClick={() => filter({ marked: !filters.marked })}
      >
        Buenas candidaturas
      </FilterChip>
      <FilterChip
        className={styles.lesser}
        pressed={layout === 'list'}
        onClick={() => view.show(layout === 'list' ? 'columns' : 'list')}
      >
        Lista
      </FilterChip>
      <p role="status" className={styles.total}>
        {shown === total ? peopleIn(total) : `${shown} de ${peopleIn(total)}`}
      </p>
      <div className={styles.more}>
        <DisclosureMenu
          label="Más"
          about="de las solicitudes"
          align="end"
          items={[
            { label: 'Descargar CSV', icon: 'download', onPress: onSave },
            { label: 'Atajos de teclado', icon: 'info', onPress: onHelp },
          ]}
        />
      </div>
      <div id="desk-filters" className={styles.filters} hidden={!open}>
        <DeskFilters
          applications={applications}
          filters={filters}
          sort={layout === 'list' ? view.sort : null}
          onFilter={filter}
          onSort={view.order}
          onClear={chosen > 0 ? () => filter({ ...noFilters, q: filters.q }) : undefined}
        />
      </div>
    </div>
  );
}
