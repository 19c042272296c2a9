import { TextField } from '@puente/design-system/field';
import { PhoneField } from '@puente/design-system/phone-field';
import { Controller } from '@puente/platform/forms';
import { FormSection } from '../sending/FormSection.tsx';
import { type FieldsProps, propsOf } from './fields-props.ts';
import { labels } from './labels.ts';

export function ContactFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <FormSection
      title="Cómo contactar"
      lead="No es público: lo reciben los estudiantes cuando preseleccionas su solicitud."
    >
      <TextField optional autoComplete="name" {...propsOf(form, 'contact_name')} />
      <TextField type="email" optional autoComplete="email" {...propsOf(form, 'contact_mail')} />
      <Controller
        control={form.control}
        name="contact_phone"
        render={({ field: { value, ...field } }) => (
          <PhoneField
            label={labels.contact_phone}
            optional
            value={value ?? ''}
            error={errors.contact_phone?.message}
            {...field}
          />
        )}
      />
    </FormSection>
  );
}
