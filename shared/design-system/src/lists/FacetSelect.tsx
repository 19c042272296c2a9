import { SelectField } from '../field/index.ts';
import { type FacetChoice, type FacetWords } from './facet-choice.ts';
import { useShownAtOnce } from './use-shown-at-once.ts';

export interface FacetSelectProps extends FacetChoice, FacetWords {
  /** The choice of none: 'Todas las provincias'. */
  all: string;
}

/** A filter with one choice of many, each with how many results it would give. */
export function FacetSelect({ label, name, options, hint, all, ...choice }: FacetSelectProps) {
  const { shown, choose } = useShownAtOnce(choice);
  return (
    <SelectField
      label={label}
      name={name}
      hint={hint}
      placeholder={all}
      options={options.map((option) => ({
        value: option.value,
        label: option.count === undefined ? option.label : `${option.label} (${option.count})`,
      }))}
      value={shown[0] ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? [] : [value])}
    />
  );
}
