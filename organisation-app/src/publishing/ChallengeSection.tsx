import { projectTypes } from '@puente/contract/constants/projects';
import { limits } from '@puente/contract/limits';
import { SelectField, TextArea, TextField } from '@puente/design-system/field';
import { FormSection } from '../sending/FormSection.tsx';
import { optionsOf } from '../sending/options-of.ts';
import { fieldLabels } from './project-fields.ts';
import type { SectionProps } from './section-props.ts';

const types = optionsOf(projectTypes);

/** What the project is about. */
export function ChallengeSection({
  form,
  own,
}: SectionProps & { own: readonly { id: number; name: string }[] }) {
  const { errors } = form.formState;
  return (
    <FormSection title="El reto" lead="Qué hay que resolver y por qué importa. Es lo primero que se lee.">
      {own.length > 1 && (
        <SelectField
          label={fieldLabels.organization}
          options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.organization?.message}
          {...form.register('organization', { setValueAs: Number })}
        />
      )}
      <TextField
        label={fieldLabels.title}
        hint={`Entre ${limits.projectTitle.min} y ${limits.projectTitle.max} caracteres. Di qué se va a hacer y para qué.`}
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <SelectField
        label={fieldLabels.type}
        placeholder="Elige un tipo"
        options={types}
        error={errors.type?.message}
        {...form.register('type')}
      />
      <TextArea
        label={fieldLabels.description}
        hint={`El problema, el contexto y el resultado que esperas. Al menos ${limits.projectDescription.min} caracteres.`}
        maxLength={limits.projectDescription.max}
        rows={10}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <TextArea
        label={fieldLabels.objectives}
        hint="Qué debería quedar hecho al terminar."
        optional
        maxLength={limits.projectText.max}
        rows={4}
        error={errors.objectives?.message}
        {...form.register('objectives')}
      />
    </FormSection>
  );
}
