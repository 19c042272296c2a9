import {
  answerTo,
  extensionName,
  isExtended,
  selectionLimit,
  type FieldChange,
  type FieldDefinition,
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
  /**
   * Told everything that changes at once: a field with 'Otra' has two answers. It belongs into what the form holds by
   * then (`withChange`), not into `values`: a file may have been on its way since long before.
   */
  onChange: (change: FieldChange) => void;
  sources: FieldSources;
}

/** A field made from its definition, with the one behind 'Otra' when that is chosen (specification §3 and §5). */
export function DefinedField({ field, values, errors, onChange, sources }: DefinedFieldProps) {
  const value = values[field.value];
  const extension = extensionName(field.value);
  const typed = values[extension];

  return (
    <Stack gap={4}>
      <DefinedControl
        field={field}
        value={value}
        max={selectionLimit(field)}
        error={errors[field.value]}
        onChange={(next) => onChange(answerTo(field, next))}
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
          onChange={(event) => onChange({ [extension]: event.currentTarget.value })}
          error={errors[extension]}
        />
      )}
    </Stack>
  );
}
