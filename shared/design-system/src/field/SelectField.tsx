import { type Ref, type SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import styles from './Field.module.css';
import { isThere, useFieldIds } from './field-id.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'>, FieldWords {
  options: readonly SelectOption[];
  /** The first choice, with an empty value. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A short list of choices, in the browser's own picker: on a phone nothing is better. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  required,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds({ name: rest.name, id: rest.id, hint, error }, rest['aria-describedby']);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.box}>
        <select
          {...rest}
          id={ids.control}
          className={classNames(styles.control, styles.select, className)}
          aria-describedby={ids.describedBy}
          aria-invalid={isThere(error) || undefined}
          aria-required={required}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.selectIcon} />
      </div>
    </FieldFrame>
  );
}
