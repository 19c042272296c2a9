import type { ReactNode } from 'react';
import { limits } from '@puente/contract/limits';
import { Checkbox, TextArea, TextField } from '@puente/design-system/field';
import { FormSection } from '../sending/FormSection.tsx';
import type { FieldsProps } from './fields-props.ts';
import { inclusionHint } from './inclusion-hint.ts';
import { labels } from './labels.ts';

/** @param props.children further fields about the organisation's activity */
export function ActivityFields({ form, children }: FieldsProps & { children?: ReactNode }) {
  const { errors } = form.formState;
  return (
    <FormSection title="A qué se dedica" lead="Unas líneas bastan para que alguien quiera trabajar contigo.">
      <TextArea
        label={labels.description}
        maxLength={limits.projectText.max}
        rows={6}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <TextField
        type="url"
        label={labels.web}
        hint="Por ejemplo, ejemplo.org."
        optional
        inputMode="url"
        autoComplete="url"
        error={errors.web?.message}
        {...form.register('web')}
      />
      {children}
      <Checkbox label={labels.seeks_inclusion} hint={inclusionHint} {...form.register('seeks_inclusion')} />
    </FormSection>
  );
}
