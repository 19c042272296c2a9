import { addUniversity, updateUniversity } from '@puente/client/studies';
import type { University } from '@puente/contract/entities/study';
import { universityAnswers, universityFieldsOf } from '@puente/contract/forms/studies';
import { limits } from '@puente/contract/limits';
import { TextField } from '@puente/design-system/field';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ChangedMeanwhile } from '../forms/ChangedMeanwhile.tsx';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface UniversityDialogProps {
  /** The university as it was when the dialog opened; null for a new one. */
  university: University | null;
  /** The university as it is now. */
  current: University | null;
  onClose: () => void;
}

/** Dialog that adds a university to the catalogue, or corrects one. */
export default function UniversityDialog({ university, current, onClose }: UniversityDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(universityAnswers),
    defaultValues: { name: university?.name ?? '', code: university?.code ?? '' },
  });
  const { errors } = form.formState;
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['universities'] });
  return (
    <KeptFormDialog
      name={`university-${university?.id ?? 'new'}`}
      form={form}
      title={university ? `Corregir «${university.name}»` : 'Añadir una universidad'}
      submitLabel={university ? 'Guardar' : 'Añadir'}
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la universidad"
      send={(answers) => {
        const fields = universityFieldsOf(answers);
        const base = current?.updatedAt ?? university?.updatedAt;
        return university
          ? updateUniversity(university.id, { ...fields, ...(base !== undefined && { base }) })
          : addUniversity(fields);
      }}
      onSent={async ({ data: { name } }) => {
        await refresh();
        showToast({ tone: 'success', message: `Hemos guardado «${name}».` });
      }}
      onOutdated={refresh}
      onClose={onClose}
    >
      <ChangedMeanwhile before={university?.updatedAt} now={current?.updatedAt} words={current?.name ?? ''} />
      <TextField
        label="Nombre oficial"
        hint="Quien la tiene en su perfil la ve con este nombre. Los trabajos publicados conservan el suyo."
        autoComplete="off"
        maxLength={limits.studyName.max}
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Código"
        optional
        hint="El nombre corto con el que la conocen las campañas: «udc». Letras minúsculas y guiones."
        autoComplete="off"
        error={errors.code?.message}
        {...form.register('code')}
      />
    </KeptFormDialog>
  );
}
