import { type FieldIds } from '../field/field-id.ts';
import { type FieldWords } from '../field/FieldFrame.tsx';

export interface DateFieldProps extends FieldWords {
  name: string;
  /** yyyy-MM-dd; empty for no date. What was typed of one and is none is given as it stands: the form says what is wrong. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** First day that can be picked, yyyy-MM-dd. */
  min?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** What the heavy half of the field takes. */
export interface DateBoxProps extends Omit<DateFieldProps, keyof FieldWords | 'name'> {
  ids: FieldIds;
  invalid: boolean;
}
