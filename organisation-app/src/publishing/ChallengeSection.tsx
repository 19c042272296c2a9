import { projectTypes } from '@puente/contract/constants/projects';
import { limits } from '@puente/contract/limits';
import { SelectField, TextArea, TextField } from '@puente/design-system/field';
import { FormSection } from '../sending/FormSection.tsx';
import type { SectionProps } from './section-props.ts';

const types = projectTypes.map((type) => ({ value: type, label: type }));

/** What the project is about. */
export function ChallengeSection({ form, own }: SectionProps & { own: readonly { id: number; name: string }[] }) {
  const { errors } = form.formState;
  return (
    <FormSection title="El reto" lead="Qué queréis resolver y por qué importa. Es lo primero que leerá quien lo busque.">
      {own.length > 1 && (
        <SelectField
          label="Organización que lo publica"
          options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.organization?.message}
          {...form.register('organization', { setValueAs: Number })}
        />
      )}
      <TextField
        label="Título"
        hint={`Entre ${limits.projectTitle.min} y ${limits.projectTitle.max} caracteres. Di qué se va a hacer y para qué.`}
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <SelectField
        label="Tipo de proyecto"
        placeholder="Elige un tipo"
        options={types}
        error={errors.type?.message}
        {...form.register('type')}
      />
      <TextArea
        label="Descripción"
        hint={`El problema, el contexto y el resultado que esperáis. Al menos ${limits.projectDescription.min} caracteres.`}
        maxLength={limits.projectDescription.max}
        rows={10}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </FormSection>
  );
}
