import { type FieldIds } from '../field/field-id.ts';
import { type FieldWords } from '../field/FieldFrame.tsx';

export interface DateFieldProps extends FieldWords {
  name: string;
  /** yyyy-MM-dd; empty for no date. Invalid input is passed on as typed, so that the form can show an error. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** First day that can be picked, yyyy-MM-dd. */
  min?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Properties of the heavy part of the field, which is loaded on demand. */
export interface DateBoxProps extends Omit<DateFieldProps, keyof FieldWords | 'name'> {
  /** Asks for hour and minute too: the value is then yyyy-MM-ddTHH:mm. */
  withTime: boolean;
  ids: FieldIds;
  invalid: boolean;
}
