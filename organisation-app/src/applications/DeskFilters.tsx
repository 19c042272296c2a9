import { memo, useMemo } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { SelectField } from '@puente/design-system/field';
import { choicesOf } from './desk-listing.ts';
import { type DeskFilters as Filters, type DeskSort, sortOf, writtenSort } from './desk-view.ts';
import styles from './Desk.module.css';

interface DeskFiltersProps {
  applications: readonly DeskApplication[];
  filters: Filters;
  /** The order of the list; null for columns, which have their own. */
  sort: DeskSort | null;
  onFilter: (change: Partial<Filters>) => void;
  onSort: (sort: DeskSort) => void;
  /** Undefined while no filter is on. */
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

/** Everything is here already: a filter shows what it gives in the moment in which it is chosen. */
export const DeskFilters = memo(function DeskFilters({
  applications,
  filters,
  sort,
  onFilter,
  onSort,
  onClear,
}: DeskFiltersProps) {
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

/** An order that the heading of a column gave, the other way round. */
const reversed = (sort: DeskSort) => ({
  value: writtenSort(sort),
  label: `${orders.find(({ value }) => value === sort.by)?.label ?? ''}, al revés`,
});
