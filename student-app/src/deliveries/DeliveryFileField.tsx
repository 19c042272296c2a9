import type { DeliveryForm } from '@puente/contract/forms/delivery';
import { type FieldSources, UploadField } from '@puente/design-system/form-fields';
import { useController, type UseFormReturn } from '@puente/platform/forms';
import { fileSources } from '../forms/file-sources.ts';

interface DeliveryFileFieldProps {
  form: UseFormReturn<DeliveryForm>;
  unfinished: FieldSources['unfinished'];
}

/** Field for the file of a delivery. The file is stored at once; the form has its id. */
export function DeliveryFileField({ form, unfinished }: DeliveryFileFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'file' });
  return (
    <UploadField
      label="Archivo"
      name="file"
      hint="En lugar del enlace, o además. Solo lo leen las personas de esta colaboración."
      optional
      definition={{ purpose: 'delivery' }}
      value={field.value}
      error={fieldState.error?.message}
      onChange={(file) =>
        form.setValue('file', file, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      sources={fileSources(unfinished)}
    />
  );
}
