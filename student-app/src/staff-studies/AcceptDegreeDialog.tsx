import { addDegree } from '@puente/client/studies';
import { type StudyType, studyTypes } from '@puente/contract/constants/study-types';
import type { TypedDegree } from '@puente/contract/entities/typed-study';
import { newDegree } from '@puente/contract/forms/studies';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { DegreeFields } from '../forms/DegreeFields.tsx';
import type { ReviewDialogProps } from './ReviewList.tsx';

/** Dialog that adds a typed degree to the catalogue and gives it to everybody who typed it. */
export default function AcceptDegreeDialog({
  study: degree,
  onReviewed,
  onClose,
}: ReviewDialogProps<TypedDegree>) {
  const type = typeIn(degree.name);
  const form = useForm({
    resolver: zodResolver(newDegree),
    defaultValues: { name: degree.name, ...(type && { type }), study_area: null },
  });
  const { submit, busy, failure } = useSending(form, async (given) => {
    await addDegree({ ...given, typed_as: degree.name });
    await onReviewed(`«${given.name}» está en el catálogo.`);
  });

  return (
    <FormDialog
      title={`Aceptar «${degree.name}»`}
      submitLabel="Aceptar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido aceptar la titulación"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>Se podrá elegir en el perfil, y quien la escribió la tendrá con este nombre.</Text>
      <DegreeFields form={form} />
    </FormDialog>
  );
}

/** Type that a name begins with. */
const typeIn = (name: string): StudyType | undefined =>
  studyTypes.find((type) => name.toLocaleLowerCase('es').startsWith(type.toLocaleLowerCase('es')));
