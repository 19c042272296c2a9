import { memo, useMemo } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { FilterChip } from '@puente/design-system/chip';
import { SelectField } from '@puente/design-system/field';
import { choicesOf, type DeskFilters } from './desk-view.ts';
import { NameField } from './NameField.tsx';
import styles from './Desk.module.css';

interface DeskFilterBarProps {
  applications: readonly DeskApplication[];
  filters: DeskFilters;
  onFilter: (change: Partial<DeskFilters>, options?: { replace?: boolean }) => void;
}

type SelectName = 'degree' | 'university' | 'province';

const selects: readonly {
  name: SelectName;
  label: string;
  all: string;
  valuesOf: (application: DeskApplication) => readonly (string | null)[];
}[] = [
  { name: 'degree', label: 'Titulación', all: 'Todas', valuesOf: ({ degrees }) => degrees },
  { name: 'university', label: 'Universidad', all: 'Todas', valuesOf: ({ university }) => [university] },
  { name: 'province', label: 'Provincia', all: 'Todas', valuesOf: ({ province }) => [province] },
];

/** Everything is here already: a filter shows what it gives in the moment in which it is chosen. */
export const DeskFilterBar = memo(function DeskFilterBar({
  applications,
  filters,
  onFilter,
}: DeskFilterBarProps) {
  // Counted when the applications change, not at each step from one to the next.
  const offered = useMemo(
    () =>
      selects.map((select) => ({
        ...select,
        options: choicesOf(applications, select.valuesOf).map(({ value, count }) => ({
          value,
          label: `${value} (${count})`,
        })),
      })),
    [applications],
  );
  return (
    <div className={styles.filters} role="group" aria-label="Filtrar las solicitudes">
      <NameField name={filters.q} onName={(q) => onFilter({ q }, { replace: true })} />
      {offered.map(({ name, label, all, options }) => (
        <SelectField
          key={name}
          label={label}
          name={`desk-${name}`}
          placeholder={all}
          value={filters[name]}
          options={options}
          onChange={({ currentTarget: { value } }) => onFilter({ [name]: value })}
        />
      ))}
      <div className={styles.switches}>
        <FilterChip
          pressed={filters.unanswered}
          onClick={() => onFilter({ unanswered: !filters.unanswered })}
        >
          Sin responder
        </FilterChip>
        <FilterChip
          pressed={filters.marked}
          icon="star"
          onClick={() => onFilter({ marked: !filters.marked })}
        >
          Buenas candidaturas
        </FilterChip>
      </div>
    </div>
  );
});
