import fieldStyles from '../field/Field.module.css';
import { type DateBoxProps } from './date-field-props.ts';

/** The browser's own field, for when the code of ours could not be fetched. */
export function NativeDate({ ids, invalid, value, onChange, onBlur, min, required, disabled }: DateBoxProps) {
  return (
    <div className={fieldStyles.box}>
      <input
        type="date"
        id={ids.control}
        className={fieldStyles.control}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required}
        disabled={disabled}
        min={min}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
