import fieldStyles from '../field/Field.module.css';
import { Icon } from '../icon/index.ts';
import { type SearchBoxProps } from './combobox-props.ts';

/** The same choice in the browser's own select, as fallback when the search box could not be loaded. */
export function SelectInstead({
  ids,
  invalid,
  options,
  value,
  onChange,
  onBlur,
  onOpen,
  placeholder = 'Elige una opción',
  required,
  disabled,
}: SearchBoxProps) {
  return (
    <div className={fieldStyles.box}>
      <select
        id={ids.control}
        className={`${fieldStyles.control ?? ''} ${fieldStyles.select ?? ''}`}
        aria-describedby={ids.describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required}
        disabled={disabled}
        value={String(value ?? '')}
        onFocus={onOpen}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.id) === event.currentTarget.value);
          onChange(chosen?.id ?? null);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={fieldStyles.selectIcon} />
    </div>
  );
}
