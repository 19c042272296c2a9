import type { OrganizationFields } from '@puente/contract/forms/organization-data';
import type { UseFormReturn } from '@puente/platform/forms';

export interface FieldsProps {
  form: UseFormReturn<OrganizationFields>;
}
