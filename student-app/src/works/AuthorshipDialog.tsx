import { useState } from 'react';
import { correctAuthorship, workQueries } from '@puente/client/works';
import { studyTypes } from '@puente/contract/constants/study-types';
import type { Work } from '@puente/contract/entities/work';
import { authorshipAnswers, authorshipFields, authorshipForm } from '@puente/contract/forms/work-authorship';
import { limits } from '@puente/contract/limits';
import { factLine } from '@puente/design-system/details';
import { SelectField, TextField } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ChangedMeanwhile } from '../forms/ChangedMeanwhile.tsx';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { authorOf } from './work-facts.ts';

const labels = {
  name: 'Nombre',
  surname: 'Apellidos',
  university: 'Universidad',
  degree: 'Titulación',
} as const;

/** Dialog in which support corrects the author, university and degree of a published work. */
export default function AuthorshipDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const { id, updatedAt } = work;
  const [opened] = useState(updatedAt);
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(authorshipForm), defaultValues: authorshipAnswers(work) });
  const { errors } = form.formState;
  const line = (name: keyof typeof labels, max: number) => ({
    label: labels[name],
    autoComplete: 'off',
    maxLength: max,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <KeptFormDialog
      name={`authorship-${id}`}
      form={form}
      title="Corregir la autoría"
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la autoría"
      send={(answers) => correctAuthorship(id, { ...authorshipFields(answers), base: updatedAt })}
      onSent={async () => {
        await queryClient.invalidateQueries({ queryKey: workQueries.key });
        showToast({ tone: 'success', message: 'Hemos corregido la autoría.' });
      }}
      onOutdated={() => queryClient.invalidateQueries({ queryKey: workQueries.one(id).queryKey })}
      onClose={onClose}
    >
      <Text>
        Así se ve en el trabajo y en su cita. El perfil de quien lo publicó no cambia, y lo que cambie en él
        ya no cambia esto.
      </Text>
      <ChangedMeanwhile
        before={opened}
        now={updatedAt}
        words={factLine([authorOf(work), work.student?.university, work.student?.degree])}
      />
      <TextField {...line('name', limits.name.max)} required />
      <TextField {...line('surname', limits.name.max)} required />
      <TextField {...line('university', limits.name.max)} optional />
      <TextField {...line('degree', limits.degreeName.max)} optional />
      <SelectField
        label="Tipo de estudios"
        optional
        placeholder="Sin decir"
        options={studyTypes.map((type) => ({ value: type, label: type }))}
        error={errors.degree_type?.message}
        {...form.register('degree_type')}
      />
    </KeptFormDialog>
  );
}
