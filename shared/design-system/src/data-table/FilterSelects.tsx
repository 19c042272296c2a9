import { SelectField, type SelectFieldProps } from '../field/index.ts';

export interface FilterSelectsProps<Name extends string> {
  filters: readonly { name: Name; label: string; options: SelectFieldProps['options'] }[];
  /** Choices of the list in the address (`useTableSearch`). */
  controls: {
    chosen: (name: Name) => readonly string[];
    choose: (name: Name, values: string[]) => void;
  };
}

/** Filters of a table, each a select with 'Cualquiera' for no choice. */
export function FilterSelects<Name extends string>({ filters, controls }: FilterSelectsProps<Name>) {
  return filters.map(({ name, label, options }) => (
    <SelectField
      key={name}
      label={label}
      name={name}
      placeholder="Cualquiera"
      options={options}
      value={controls.chosen(name)[0] ?? ''}
      onChange={({ currentTarget: { value } }) => controls.choose(name, value === '' ? [] : [value])}
    />
  ));
}
