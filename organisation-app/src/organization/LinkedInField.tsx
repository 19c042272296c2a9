import { TextField } from '@puente/design-system/field';
import { type FieldsProps, propsOf } from './fields-props.ts';

export const LinkedInField = ({ form }: FieldsProps) => (
  <TextField type="url" optional inputMode="url" {...propsOf(form, 'linkedin')} />
);
