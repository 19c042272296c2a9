import type { UploadedFile } from '@puente/contract/forms/field-definition';
import { messages } from '@puente/contract/messages';
import { type FieldSources, UploadField } from '@puente/design-system/form-fields';
import { useController, type UseFormReturn } from '@puente/platform/forms';
import { fileSources } from '../forms/file-sources.ts';

/** Form with a signed PDF, which is stored as soon as it is chosen, and the reference of an agreement. */
export type CopyForm = Record<'copy', UploadedFile | null> & Record<'reference', string>;

interface SignedCopyFieldProps {
  form: UseFormReturn<CopyForm>;
  hint: string;
  optional?: boolean;
  unfinished: FieldSources['unfinished'];
  /** Uploads under way, by field. */
  uploads: ReadonlyMap<string, string>;
}

/** Field for the signed copy of an agreement, of which the form has the id. */
export function SignedCopyField({ form, hint, optional, unfinished, uploads }: SignedCopyFieldProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'copy',
    rules: {
      validate: (file) =>
        [...uploads.values()][0] ?? (optional === true || file !== null || messages.required),
    },
  });
  return (
    <UploadField
      label="Copia firmada"
      name="copy"
      hint={hint}
      optional={optional}
      required={optional !== true}
      definition={{ purpose: 'agreement' }}
      value={field.value}
      error={fieldState.error?.message}
      onChange={(file) =>
        form.setValue('copy', file, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      sources={fileSources(unfinished)}
    />
  );
}
