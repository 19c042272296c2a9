import type { Organization } from '@puente/contract/entities/organization';
import { type OrganizationFields, organizationFields } from '@puente/contract/forms/organization-data';

const { shape } = organizationFields;
const names = Object.keys(shape) as (keyof OrganizationFields)[];
const choices: readonly (keyof OrganizationFields)[] = ['type', 'sector', 'size', 'location'];

/**
 * Returns the organisation's data as form values. Values that are no longer a valid choice are left out, so that the user chooses again.
 */
export const answersOf = (organization: Organization): Partial<OrganizationFields> =>
  Object.fromEntries(
    names
      .filter((name) => !choices.includes(name) || shape[name].safeParse(organization[name]).success)
      .map((name) => [name, organization[name] ?? '']),
  );
