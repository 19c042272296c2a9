import {
  extensionName,
  isExtended,
  selectionLimit,
  type FieldDefinition,
  type FieldValue,
  type FieldValues,
} from '@puente/contract/forms/field-definition';
import { limits } from '@puente/contract/limits';
import { TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { DefinedControl } from './DefinedControl.tsx';
import { type FieldSources } from './field-sources.ts';

export interface DefinedFieldProps {
  field: FieldDefinition;
  values: FieldValues;
  errors: Readonly<Record<string, string>>;
  /** Told the name, since a field with 'Otra' has two. */
  onChange: (name: string, value: FieldValue) => void;
  sources: FieldSources;
}

/** A field made from its definition, with the one behind 'Otra' when that is chosen (specification §3 and §5). */
export function DefinedField({ field, values, errors, onChange, sources }: DefinedFieldProps) {
  const value = values[field.value];
  const extension = extensionName(field.value);
  const typed = values[extension];

  function change(next: FieldValue) {
    onChange(field.value, next);
    // With another option, what was typed for 'Otra' is nobody's answer any more.
    if (typed !== undefined && !isExtended(field, next)) onChange(extension, '');
  }

  return (
    <Stack gap={4}>
      <DefinedControl
        field={field}
        value={value}
        max={selectionLimit(field)}
        error={errors[field.value]}
        onChange={change}
        sources={sources}
      />
      {'extension' in field && isExtended(field, value) && (
        <TextField
          label={field.extension.label}
          name={extension}
          placeholder={field.extension.placeholder}
          maxLength={limits.name.max}
          required
          value={typeof typed === 'string' ? typed : ''}
          onChange={(event) => onChange(extension, event.currentTarget.value)}
          error={errors[extension]}
        />
      )}
    </Stack>
  );
}
