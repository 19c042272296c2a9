import { updateUniversity } from '@puente/client/studies';
import type { TypedUniversity } from '@puente/contract/entities/typed-study';
import { universityAcceptance } from '@puente/contract/forms/studies';
import { limits } from '@puente/contract/limits';
import { TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import type { ReviewDialogProps } from './ReviewList.tsx';

/** Dialog that corrects the name of a typed university and adds it to the catalogue. */
export default function AcceptUniversityDialog({
  study: { id, name, updatedAt },
  onReviewed,
  onClose,
}: ReviewDialogProps<TypedUniversity>) {
  const form = useForm({ resolver: zodResolver(universityAcceptance), defaultValues: { name } });
  const { submit, busy, failure } = useSending(form, async (given) => {
    await updateUniversity(id, { ...given, validated: true, base: updatedAt });
    await onReviewed(`«${given.name}» está en el catálogo.`);
  });

  return (
    <FormDialog
      title={`Aceptar «${name}»`}
      submitLabel="Aceptar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido aceptar la universidad"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>Se podrá elegir en el registro y en el perfil, y quien la escribió la verá con este nombre.</Text>
      <TextField
        label="Nombre oficial"
        autoComplete="off"
        maxLength={limits.studyName.max}
        required
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  );
}
