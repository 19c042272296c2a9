import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type FieldDefinition, type FieldValues } from '@puente/contract/forms/field-definition';
import { initialValues } from '@puente/contract/forms/initial-values';
import { DefinedField, type FieldSources } from '../src/form-fields/index.ts';

/** Receives the form's values after each answer. */
const onChange = jest.fn<undefined, [FieldValues]>();
export const values = () => onChange.mock.lastCall?.[0];

/** Renders a form with one field. */
export function Field({
  field,
  sources = {},
  errors = {},
}: {
  field: FieldDefinition;
  sources?: FieldSources;
  errors?: Record<string, string>;
}) {
  const form = useForm<FieldValues>({ defaultValues: initialValues([field]) });
  useEffect(() => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { message });
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => name !== undefined && void onChange(values),
    });
  });
  return (
    <FormProvider {...form}>
      <DefinedField field={field} sources={sources} />
    </FormProvider>
  );
}
