import { TextField } from '@puente/design-system/field';
import type { FieldsProps } from './fields-props.ts';
import { labels } from './labels.ts';

export const LinkedInField = ({ form }: FieldsProps) => (
  <TextField
    type="url"
    label={labels.linkedin}
    optional
    inputMode="url"
    error={form.formState.errors.linkedin?.message}
    {...form.register('linkedin')}
  />
);
