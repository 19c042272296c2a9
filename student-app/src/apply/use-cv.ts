import { uploadFile } from '@puente/client/upload';
import type { ApplicationForm } from '@puente/contract/forms/application';
import { limits } from '@puente/contract/limits';
import { useUpload, type FileFieldProps } from '@puente/design-system/file-field';
import { explainUpload, useController, useWatch, type UseFormReturn } from '@puente/platform/forms';

type CvProps = Pick<
  FileFieldProps,
  'name' | 'limits' | 'error' | 'problem' | 'file' | 'ref' | 'onSelect' | 'onRemove' | 'onCancel' | 'onRetry'
>;

/** The CV of an application: sent when it is chosen, so that only its id travels with the form. */
export function useCv(form: UseFormReturn<ApplicationForm>): { uploading: boolean; props: CvProps } {
  const { field, fieldState } = useController({ control: form.control, name: 'CV' });
  const stored = useWatch({ control: form.control, name: 'cvFile' });

  const keep = (id: number | undefined, file: ApplicationForm['cvFile']) => {
    field.onChange(id);
    form.setValue('cvFile', file);
  };
  const { sending, send, retry, cancel } = useUpload({
    limits: limits.uploads.cv,
    upload: (file, options) => uploadFile(file, 'cv', options),
    explain: explainUpload,
    onStored: ({ id, name, size }) => keep(id, { name, size }),
    onProblem: (message) =>
      message === null ? form.clearErrors('CV') : form.setError('CV', { type: 'upload', message }),
  });

  return {
    uploading: sending?.state === 'uploading',
    props: {
      name: field.name,
      limits: limits.uploads.cv,
      error: fieldState.error?.message,
      problem: fieldState.error?.type === 'upload' ? fieldState.error.message : undefined,
      file: sending ?? (stored ? { ...stored, state: 'done' } : null),
      ref: field.ref,
      onSelect: (file) => {
        keep(undefined, null);
        send(file);
      },
      onRemove: () => {
        cancel();
        keep(undefined, null);
      },
      onCancel: cancel,
      onRetry: retry,
    },
  };
}
