import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import { ComboBox } from '@puente/design-system/combobox';
import { SelectField, TextField } from '@puente/design-system/field';
import { useController } from '@puente/platform/forms';
import { FormSection } from '../sending/FormSection.tsx';
import { optionsOf } from '../sending/options-of.ts';
import { type FieldsProps, propsOf } from './fields-props.ts';
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
      <TextField autoComplete="organization" {...propsOf(form, 'name')} />
      <SelectField placeholder="Elige un tipo" options={types} {...propsOf(form, 'type')} />
      <SelectField placeholder="Elige un sector" options={sectorOptions} {...propsOf(form, 'sector')} />
      <SelectField placeholder="Elige un tamaño" options={sizes} {...propsOf(form, 'size')} />
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
