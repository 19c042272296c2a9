import { useController, useFormContext } from 'react-hook-form';
import { extensionName } from '@puente/contract/forms/extensions';
import {
  type FieldDefinition,
  type FieldValue,
  type FieldValues,
  isExtended,
} from '@puente/contract/forms/field-definition';
import { limits } from '@puente/contract/limits';
import { TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { DefinedControl } from './DefinedControl.tsx';
import { type FieldSources } from './field-sources.ts';

export interface DefinedFieldProps {
  field: FieldDefinition;
  sources: FieldSources;
}

/**
 * Field built from its definition, with the text field for 'Otra' when that is chosen (specification §3 and §5). Must be inside a
 * react-hook-form form.
 */
export function DefinedField({ field: definition, sources }: DefinedFieldProps) {
  const { clearErrors, unregister } = useFormContext<FieldValues>();
  const { field, fieldState } = useController<FieldValues>({ name: definition.value });
  const extension = extensionName(definition.value);

  function answer(value: FieldValue) {
    // Without 'Otra', its text is not part of the answers (§4).
    if ('extension' in definition && !isExtended(definition, value)) unregister(extension);
    // A corrected field loses its error at once; remaining errors are shown at the next attempt.
    clearErrors([definition.value, extension]);
    field.onChange(value);
  }

  return (
    <Stack gap={4}>
      <DefinedControl
        field={definition}
        value={field.value}
        error={fieldState.error?.message}
        onChange={answer}
        sources={sources}
      />
      {'extension' in definition && isExtended(definition, field.value) && (
        <ExtensionField name={extension} {...definition.extension} />
      )}
    </Stack>
  );
}

/** Text field for 'Otra'. */
function ExtensionField({ name, ...words }: { name: string; label: string; placeholder?: string }) {
  const { clearErrors } = useFormContext<FieldValues>();
  const { field, fieldState } = useController<FieldValues>({ name });
  return (
    <TextField
      {...words}
      name={name}
      maxLength={limits.name.max}
      required
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => {
        clearErrors(name);
        field.onChange(event.currentTarget.value);
      }}
      error={fieldState.error?.message}
    />
  );
}
