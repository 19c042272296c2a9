import * as studyQueries from '@puente/client/study-queries';
import { studyTypes } from '@puente/contract/constants/study-types';
import type { NewDegree } from '@puente/contract/forms/studies';
import { limits } from '@puente/contract/limits';
import { SelectField, TextField } from '@puente/design-system/field';
import { Controller, type UseFormReturn } from '@puente/platform/forms';
import { useQuery } from '@puente/platform/query';

/** Fields of a degree of the catalogue. */
export function DegreeFields({ form }: { form: UseFormReturn<NewDegree> }) {
  const { data: areas = [] } = useQuery(studyQueries.areas());
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Nombre oficial"
        hint="Entero: «Grado en Derecho»."
        autoComplete="off"
        maxLength={limits.studyName.max}
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SelectField
        label="Tipo"
        placeholder="Elige el tipo"
        options={studyTypes.map((type) => ({ value: type, label: type }))}
        required
        error={errors.type?.message}
        {...form.register('type')}
      />
      <Controller
        control={form.control}
        name="study_area"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <SelectField
            label="Área de estudio"
            name={name}
            optional
            placeholder="Sin área"
            options={areas.map(({ id, name: area }) => ({ value: String(id), label: area }))}
            value={value ? String(value) : ''}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
            }
            onBlur={onBlur}
            error={errors.study_area?.message}
          />
        )}
      />
    </>
  );
}
