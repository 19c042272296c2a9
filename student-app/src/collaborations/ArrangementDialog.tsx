import { useState } from 'react';
import { arrangeCollaboration, collaborationQueries } from '@puente/client/collaborations';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { inOrder } from '@puente/contract/forms/collaboration';
import { ids } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { DateField } from '@puente/design-system/date-field';
import { SelectField } from '@puente/design-system/field';
import { useController, useForm } from '@puente/platform/forms';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ChangedMeanwhile } from '../forms/ChangedMeanwhile.tsx';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { periodInWords } from './collaboration-words.ts';

interface ArrangementDialogProps {
  /** The collaboration as it is now. */
  collaboration: Collaboration;
  onClose: () => void;
}

/** Dialog with the dates of a collaboration and the organisation's person for it. */
export default function ArrangementDialog({ collaboration, onClose }: ArrangementDialogProps) {
  const { id, begins, ends, tutor, updatedAt, organization } = collaboration;
  const [before] = useState(updatedAt);
  const queryClient = useQueryClient();
  const people = useQuery({
    ...organizationQueries.people(organization?.id ?? ids.organization.parse(1)),
    enabled: organization !== null,
  });
  const form = useForm({
    defaultValues: { begins: begins ?? '', ends: ends ?? '', tutor: tutor ? String(tutor.id) : '' },
  });
  const first = useController({ control: form.control, name: 'begins', rules: { validate: isDay } });
  const last = useController({
    control: form.control,
    name: 'ends',
    rules: {
      validate: (value, values) =>
        isDay(value) === true
          ? inOrder(values.begins || null, value || null) || messages.endsTooEarly
          : messages.pattern,
    },
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: collaborationQueries.one(id).queryKey });
  return (
    <KeptFormDialog
      name={`collaboration-dates-${id}`}
      form={form}
      title="Fechas y persona de contacto"
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar las fechas"
      send={(values) =>
        arrangeCollaboration(id, {
          begins: values.begins || null,
          ends: values.ends || null,
          tutor: values.tutor === '' ? null : ids.user.parse(Number(values.tutor)),
          base: updatedAt,
        })
      }
      onSent={async (arranged) => {
        queryClient.setQueryData(collaborationQueries.one(id).queryKey, arranged);
        showToast({
          tone: 'success',
          message: 'Hemos guardado los cambios y se los hemos dicho a los demás.',
        });
        await queryClient.invalidateQueries({ queryKey: [...collaborationQueries.key, 'list'] });
      }}
      onOutdated={refresh}
      onClose={onClose}
    >
      <ChangedMeanwhile before={before} now={updatedAt} words={periodInWords(begins, ends)} />
      <DateField
        label="Primer día"
        name="begins"
        value={first.field.value}
        onChange={first.field.onChange}
        onBlur={first.field.onBlur}
        error={first.fieldState.error?.message}
      />
      <DateField
        label="Último día"
        name="ends"
        {...(first.field.value !== '' && { min: first.field.value })}
        value={last.field.value}
        onChange={last.field.onChange}
        onBlur={last.field.onBlur}
        error={last.fieldState.error?.message}
      />
      <SelectField
        label="Quién se ocupa en la organización"
        options={[
          { value: '', label: 'Nadie todavía' },
          ...(people.data ?? []).map((person) => ({
            value: String(person.id),
            label: `${person.name} ${person.surname}`,
          })),
        ]}
        error={form.formState.errors.tutor?.message}
        {...form.register('tutor')}
      />
    </KeptFormDialog>
  );
}

const isDay = (value: string): true | string =>
  value === '' || /^20\d{2}-\d{2}-\d{2}$/.test(value) || messages.pattern;
