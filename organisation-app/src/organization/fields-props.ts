import type { OrganizationFields } from '@puente/contract/forms/organization-data';
import type { UseFormReturn } from '@puente/platform/forms';
import { labels } from './labels.ts';

export interface FieldsProps {
  form: UseFormReturn<OrganizationFields>;
}

/** Props of a field: its label, its error and its registration with the form. */
export const propsOf = ({ formState, register }: FieldsProps['form'], name: keyof OrganizationFields) => ({
  label: labels[name],
  error: formState.errors[name]?.message,
  ...register(name),
});
