import { memo, useMemo } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { SelectField } from '@puente/design-system/field';
import styles from './Desk.module.css';
import { choicesOf } from './desk-listing.ts';
import { type DeskFilters as Filters, type DeskSort, sortOf, writtenSort } from './desk-view.ts';

interface DeskFiltersProps {
  applications: readonly DeskApplication[];
  filters: Filters;
  /** Order of the list; null for columns, whose order is fixed. */
  sort: DeskSort | null;
  onFilter: (change: Partial<Filters>) => void;
  onSort: (sort: DeskSort) => void;
  /** Undefined when no filter is active. */
  onClear: (() => void) | undefined;
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

const orders = [
  { value: '-sent', label: 'Las últimas primero' },
  { value: 'sent', label: 'Las primeras primero' },
  { value: 'name', label: 'Nombre' },
  { value: 'university', label: 'Universidad' },
  { value: 'due', label: 'Último día para responder' },
];

/** Filters of the desk. All applications are in the browser, so the result shows at once. */
export const DeskFilters = memo(function DeskFilters({
  applications,
  filters,
  sort,
  onFilter,
  onSort,
  onClear,
}: DeskFiltersProps) {
  // Compute only when the applications change, not on every step between them.
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
    <>
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
      {sort && (
        <SelectField
          label="Ordenar la lista"
          name="desk-sort"
          value={writtenSort(sort)}
          options={
            orders.some(({ value }) => value === writtenSort(sort)) ? orders : [...orders, reversed(sort)]
          }
          onChange={({ currentTarget: { value } }) => onSort(sortOf(value))}
        />
      )}
      {onClear && (
        <Button variant="quiet" className={styles.clear} onClick={onClear}>
          Quitar filtros
        </Button>
      )}
    </>
  );
});

/** Reverses an order that was set in a column heading. */
const reversed = (sort: DeskSort) => ({
  value: writtenSort(sort),
  label: `${orders.find(({ value }) => value === sort.by)?.label ?? ''}, al revés`,
});
