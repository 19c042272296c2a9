import { type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { isThere, useFieldIds } from './field-id.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {
  ref?: Ref<HTMLInputElement> | undefined;
  /** Inside the control, at its end. */
  end?: ReactNode;
}

/** One line of text. Takes an input's own attributes and `ref`, so that a form library can register it. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  end,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ name: rest.name, id: rest.id, hint, error }, rest['aria-describedby']);
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
    >
      <div className={styles.box}>
        <input
          {...rest}
          id={ids.control}
          type={type}
          className={classNames(styles.control, className)}
          aria-describedby={ids.describedBy}
          aria-invalid={isThere(error) || undefined}
          aria-required={required}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
