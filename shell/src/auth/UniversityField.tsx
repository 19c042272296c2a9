import { otherUniversity } from '@puente/contract/forms/registration';
import { messages } from '@puente/contract/messages';
import { ComboBox } from '@puente/design-system/combobox';
import { TextField } from '@puente/design-system/field';
import { Controller, useWatch } from '@puente/platform/forms';
import type { RegistrationState } from './registration.ts';

/** One's university: a validated one, or 'Otra' with its name (specification §4, registration). */
export function UniversityField({ registration: { form, universities } }: { registration: Pick<RegistrationState, 'form' | 'universities'> }) {
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'universityId' });
  const options = universities.list.map(({ id, name }) => ({ id, label: name }));

  return (
    <>
      <Controller
        control={form.control}
        name="universityId"
        render={({ field }) => (
          <ComboBox
            label="Universidad"
            name={field.name}
            placeholder="Selecciona tu universidad"
            options={options.length > 0 ? [...options, { id: otherUniversity.id, label: otherUniversity.name }] : []}
            value={field.value}
            onChange={(id) => {
              field.onChange(id);
              // Another choice, or none, drops what was typed for 'Otra'.
              if (id !== otherUniversity.id) form.setValue('universityExtension', '');
            }}
            onOpen={universities.load}
            loading={universities.loading}
            emptyText={universities.failed ? 'No hemos podido cargar la lista. Ábrela otra vez.' : messages.noResults}
            error={errors.universityId?.message}
          />
        )}
      />
      {chosen === otherUniversity.id && (
        <TextField
          label="Nombre de tu universidad"
          required
          error={errors.universityExtension?.message}
          {...form.register('universityExtension')}
        />
      )}
    </>
  );
}
