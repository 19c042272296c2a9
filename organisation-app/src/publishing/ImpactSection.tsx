import { brand } from '@puente/contract/brand';
import { Checkbox } from '@puente/design-system/field';
import { FormSection } from '../sending/FormSection.tsx';
import { OdsField } from './OdsField.tsx';
import { TagsField } from './TagsField.tsx';
import type { SectionProps } from './section-props.ts';

/** How it can be found, and what it contributes to. */
export function ImpactSection({ form }: SectionProps) {
  return (
    <FormSection title="Impacto y difusión" lead="Ayuda a encontrarlo y a entender a qué contribuye.">
      <OdsField form={form} />
      <TagsField form={form} />
      <Checkbox
        label={`Autorizo a ${brand.name} a difundir este proyecto en sus canales`}
        hint="Si no lo marcas, el proyecto se publica igualmente y solo se muestra en la plataforma."
        {...form.register('visibility_consent')}
      />
    </FormSection>
  );
}
