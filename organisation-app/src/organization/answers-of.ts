import type { Organization } from '@puente/contract/entities/organization';
import { type OrganizationFields, organizationFields } from '@puente/contract/forms/organization-data';

const { shape } = organizationFields;

/**
 * Returns the organisation's data as form values. Values that are no longer a valid choice are left out, so that the user chooses again.
 */
export function answersOf(organization: Organization): Partial<OrganizationFields> {
  const type = shape.type.safeParse(organization.type);
  const sector = shape.sector.safeParse(organization.sector);
  const size = shape.size.safeParse(organization.size);
  const location = shape.location.safeParse(organization.location);
  return {
    name: organization.name,
    ...(type.success && { type: type.data }),
    ...(sector.success && { sector: sector.data }),
    ...(size.success && { size: size.data }),
    ...(location.success && { location: location.data }),
    description: organization.description ?? '',
    web: organization.web ?? '',
    linkedin: organization.linkedin ?? '',
    seeks_inclusion: organization.seeks_inclusion,
    contact_name: organization.contact_name ?? '',
    contact_mail: organization.contact_mail ?? '',
    contact_phone: organization.contact_phone ?? '',
  };
}
