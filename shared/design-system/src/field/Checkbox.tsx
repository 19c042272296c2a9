import { type InputHTMLAttributes, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import styles from './Choice.module.css';
import fieldStyles from './Field.module.css';
import { isThere, useFieldIds } from './field-id.ts';
import { FieldError, FieldHint, type FieldWords, OptionalMark } from './FieldFrame.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>, FieldWords {
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({ label, hint, error, optional, required, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds({ name: rest.name, id: rest.id, hint, error }, rest['aria-describedby']);
  return (
    <div className={fieldStyles.field} data-invalid={isThere(error) || undefined}>
      <div className={classNames(styles.choice, className)}>
        <span className={styles.mark}>
          <input
            {...rest}
            type="checkbox"
            id={ids.control}
            className={styles.input}
            aria-describedby={ids.describedBy}
            aria-invalid={isThere(error) || undefined}
            aria-required={required}
          />
          <Icon name="check" className={styles.tick} />
        </span>
        <div className={styles.words}>
          <label className={styles.choiceLabel} htmlFor={ids.control} id={ids.label}>
            {label}
            <OptionalMark optional={optional} />
          </label>
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </div>
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
