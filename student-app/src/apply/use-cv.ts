import type { ApplicationForm } from '@puente/contract/forms/application';
import type { FileFieldProps } from '@puente/design-system/file-field';
import { useController, useWatch, type UseFormReturn } from '@puente/platform/forms';
import { useCvUpload, type CvUpload } from './use-cv-upload.ts';

type CvProps = Pick<
  FileFieldProps,
  'name' | 'error' | 'file' | 'ref' | 'onSelect' | 'onRemove' | 'onCancel' | 'onRetry'
>;

/** The CV of an application: sent when it is chosen, so that only its id travels with the form. */
export function useCv(form: UseFormReturn<ApplicationForm>): { uploading: boolean; props: CvProps } {
  const { field, fieldState } = useController({ control: form.control, name: 'CV' });
  const stored = useWatch({ control: form.control, name: 'cvFile' });

  const keep = (id: number | undefined, file: ApplicationForm['cvFile']) => {
    field.onChange(id);
    form.setValue('cvFile', file);
  };
  const upload = useCvUpload({
    onStored: ({ id, name, size }) => keep(id, { name, size }),
    onProblem: (message) =>
      message === null ? form.clearErrors('CV') : form.setError('CV', { type: 'upload', message }),
  });

  return {
    uploading: upload.sending?.state === 'uploading',
    props: {
      name: field.name,
      error: fieldState.error?.message,
      file: shownFile(upload, stored),
      ref: field.ref,
      onSelect: (file) => {
        keep(undefined, null);
        upload.send(file);
      },
      onRemove: () => {
        upload.cancel();
        keep(undefined, null);
      },
      onCancel: upload.cancel,
      onRetry: upload.retry,
    },
  };
}

function shownFile({ sending }: CvUpload, stored: ApplicationForm['cvFile']): FileFieldProps['file'] {
  if (!sending) return stored ? { ...stored, state: 'done' } : null;
  const { file, state, progress } = sending;
  return { name: file.name, size: file.size, state, progress };
}
