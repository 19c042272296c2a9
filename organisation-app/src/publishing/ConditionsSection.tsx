import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { dedications, resultOwners } from '@puente/contract/constants/projects';
import { provinces } from '@puente/contract/constants/provinces';
import { limits } from '@puente/contract/limits';
import { ComboBox } from '@puente/design-system/combobox';
import { DateField } from '@puente/design-system/date-field';
import { Checkbox, RadioGroup, SelectField, TextField } from '@puente/design-system/field';
import { useController, useWatch } from '@puente/platform/forms';
import { FormSection } from '../sending/FormSection.tsx';
import { optionsOf } from '../sending/options-of.ts';
import { today } from './today.ts';
import { fieldLabels } from './project-fields.ts';
import type { SectionProps } from './section-props.ts';

const modalityOptions = modalityCodes.map((code) => ({ value: code, label: modalities[code] }));
const dedicationOptions = optionsOf(dedications);
const resultOwnerOptions = optionsOf(resultOwners);
const provinceOptions = provinces.map((province) => ({ id: province, label: province }));

const emptyAsNull = (value: unknown) => (value === '' ? null : value);

/** Where, how much, for what and until when. */
export function ConditionsSection({ form }: SectionProps) {
  const { errors } = form.formState;
  const presentiality = useController({ control: form.control, name: 'presentiality' });
  const deadline = useController({ control: form.control, name: 'deadline' });
  return (
    <FormSection title="Condiciones" lead="Cuanto más claras, menos preguntas y mejores solicitudes.">
      <RadioGroup
        legend={fieldLabels.presentiality}
        name="presentiality"
        orientation="row"
        options={modalityOptions}
        value={presentiality.field.value}
        onChange={presentiality.field.onChange}
        onBlur={presentiality.field.onBlur}
        error={errors.presentiality?.message}
      />
      <ProvinceField form={form} />
      <SelectField
        label={fieldLabels.dedication}
        optional
        placeholder="Sin indicar"
        options={dedicationOptions}
        error={errors.dedication?.message}
        {...form.register('dedication', { setValueAs: emptyAsNull })}
      />
      <SelectField
        label={fieldLabels.result_owner}
        hint="Quién podrá usar y publicar lo que salga del proyecto."
        optional
        placeholder="Sin indicar"
        options={resultOwnerOptions}
        error={errors.result_owner?.message}
        {...form.register('result_owner', { setValueAs: emptyAsNull })}
      />
      <TextField
        label={fieldLabels.remuneration}
        hint="Cantidad, beca o lo que ofrezcas a cambio. Si no hay, puedes dejarlo en blanco."
        optional
        autoComplete="off"
        error={errors.remuneration?.message}
        {...form.register('remuneration')}
      />
      <Checkbox label="Puede hacerse como prácticas" {...form.register('internship')} />
      <DateField
        label={fieldLabels.deadline}
        name="deadline"
        hint="A partir de hoy. Si no pones ninguno, el proyecto queda abierto."
        optional
        min={today()}
        value={deadline.field.value ?? ''}
        onChange={(day) => deadline.field.onChange(emptyAsNull(day))}
        onBlur={deadline.field.onBlur}
        error={errors.deadline?.message}
      />
      <TextField
        label={fieldLabels.answer_days}
        hint="Quien lo solicita ve el día. Te avisamos tres días antes y ese mismo día."
        type="number"
        inputMode="numeric"
        min={limits.answerDays.min}
        max={limits.answerDays.max}
        autoComplete="off"
        error={errors.answer_days?.message}
        {...form.register('answer_days', { valueAsNumber: true })}
      />
    </FormSection>
  );
}

/** A remote project has no province. */
function ProvinceField({ form }: SectionProps) {
  const presentiality = useWatch({ control: form.control, name: 'presentiality' });
  const { field, fieldState } = useController({ control: form.control, name: 'location' });
  if (presentiality === 'remote') return null;
  return (
    <ComboBox
      label={fieldLabels.location}
      name="location"
      placeholder="Escribe o elige una provincia"
      options={provinceOptions}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
