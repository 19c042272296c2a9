import { TextField, type TextFieldProps } from '@puente/design-system/field';

interface EmailFieldProps extends Pick<
  TextFieldProps,
  'name' | 'ref' | 'onChange' | 'onBlur' | 'error' | 'defaultValue'
> {
  /** Password managers store the address of an account as its `username`. */
  autoComplete?: 'username' | 'email';
}

/** Email field for `form.register('email')`. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField
      label="Correo electrónico"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
      {...field}
    />
  );
}
