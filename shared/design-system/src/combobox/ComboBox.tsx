import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { type ComboBoxProps } from './combobox-props.ts';
import { LazySearchBox } from './LazySearchBox.tsx';

/** A field with a list to search in. */
export function ComboBox({ label, name, hint, error, optional, ...box }: ComboBoxProps) {
  const ids = useFieldIds({ name, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <LazySearchBox {...box} ids={ids} invalid={isThere(error)} />
    </FieldFrame>
  );
}
