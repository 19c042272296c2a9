import { SelectField } from '../field/index.ts';
import { type ComboBoxProps } from './combobox-props.ts';

/** The same choice in the browser's own list, for when the search field's code could not be fetched. */
export function SelectInstead({
  label,
  name,
  hint,
  error,
  optional,
  options,
  value,
  onChange,
  onBlur,
  onOpen,
  placeholder = 'Elige una opción',
  required,
  disabled,
}: ComboBoxProps) {
  return (
    <SelectField
      label={label}
      name={name}
      hint={hint}
      error={error}
      optional={optional}
      required={required}
      disabled={disabled}
      placeholder={placeholder}
      options={options.map((option) => ({ value: String(option.id), label: option.label }))}
      value={String(value ?? '')}
      onFocus={onOpen}
      onBlur={onBlur}
      onChange={(event) => {
        const chosen = options.find((option) => String(option.id) === event.currentTarget.value);
        onChange(chosen?.id ?? null);
      }}
    />
  );
}
