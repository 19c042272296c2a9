import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import { ComboBox } from '@puente/design-system/combobox';
import { SelectField, TextField } from '@puente/design-system/field';
import { useController } from '@puente/platform/forms';
import { FormSection } from '../sending/FormSection.tsx';
import { optionsOf } from '../sending/options-of.ts';
import type { FieldsProps } from './fields-props.ts';
import { labels } from './labels.ts';

const types = optionsOf(organizationTypes);
const sectorOptions = optionsOf(sectors);
const sizes = optionsOf(organizationSizes);
const provinceOptions = provinces.map((province) => ({ id: province, label: province }));

export function IdentityFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  const location = useController({ control: form.control, name: 'location' });
  return (
    <FormSection
      title="Qué organización es"
      lead="El nombre con el que se conoce, qué tipo de entidad es y dónde está."
    >
      <TextField
        label={labels.name}
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SelectField
        label={labels.type}
        placeholder="Elige un tipo"
        options={types}
        error={errors.type?.message}
        {...form.register('type')}
      />
      <SelectField
        label={labels.sector}
        placeholder="Elige un sector"
        options={sectorOptions}
        error={errors.sector?.message}
        {...form.register('sector')}
      />
      <SelectField
        label={labels.size}
        placeholder="Elige un tamaño"
        options={sizes}
        error={errors.size?.message}
        {...form.register('size')}
      />
      <ComboBox
        label={labels.location}
        name="location"
        placeholder="Escribe o elige una provincia"
        options={provinceOptions}
        value={location.field.value}
        onChange={location.field.onChange}
        onBlur={location.field.onBlur}
        error={errors.location?.message}
      />
    </FormSection>
  );
}
