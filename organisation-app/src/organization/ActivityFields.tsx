import type { ReactNode } from 'react';
import { limits } from '@puente/contract/limits';
import { Checkbox, TextArea, TextField } from '@puente/design-system/field';
import { FormSection } from '../sending/FormSection.tsx';
import { type FieldsProps, propsOf } from './fields-props.ts';
import { inclusionHint } from './inclusion-hint.ts';

/** @param props.children further fields about the organisation's activity */
export function ActivityFields({ form, children }: FieldsProps & { children?: ReactNode }) {
  return (
    <FormSection title="A qué se dedica" lead="Unas líneas bastan para que alguien quiera trabajar contigo.">
      <TextArea maxLength={limits.projectText.max} rows={6} {...propsOf(form, 'description')} />
      <TextField
        type="url"
        hint="Por ejemplo, ejemplo.org."
        optional
        inputMode="url"
        autoComplete="url"
        {...propsOf(form, 'web')}
      />
      {children}
      <Checkbox hint={inclusionHint} {...propsOf(form, 'seeks_inclusion')} />
    </FormSection>
  );
}
