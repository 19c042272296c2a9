import { useState } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './Field.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

/** A password that can be looked at: fewer mistakes than asking for it twice. */
export function PasswordField({
  showLabel = 'Mostrar la contraseña',
  hideLabel = 'Ocultar la contraseña',
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.insideButton}
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
