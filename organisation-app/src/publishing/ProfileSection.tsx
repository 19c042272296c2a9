import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { FormSection } from '../sending/FormSection.tsx';
import { AreasField } from './AreasField.tsx';
import { fieldLabels } from './project-fields.ts';
import type { SectionProps } from './section-props.ts';

/** The student profile that the organisation is looking for. */
export function ProfileSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <FormSection
      title="A quién buscas"
      lead="Las áreas de estudio ayudan a que el proyecto llegue a quien puede hacerlo."
    >
      <AreasField form={form} />
      <TextArea
        label={fieldLabels.requirements}
        hint="Conocimientos o condiciones que hacen falta de verdad."
        optional
        maxLength={limits.projectText.max}
        rows={4}
        error={errors.requirements?.message}
        {...form.register('requirements')}
      />
    </FormSection>
  );
}
