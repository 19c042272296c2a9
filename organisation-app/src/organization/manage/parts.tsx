import type { ReactNode } from 'react';
import type { Organization } from '@puente/contract/entities/organization';
import type { OrganizationFields } from '@puente/contract/forms/organization-data';
import { ActivityFields } from '../ActivityFields.tsx';
import { ContactFields } from '../ContactFields.tsx';
import type { FieldsProps } from '../fields-props.ts';
import { IdentityFields } from '../IdentityFields.tsx';
import { LinkedInField } from '../LinkedInField.tsx';
import { OwnLogo } from '../OwnLogo.tsx';
import type { PartName } from './part-names.ts';

interface Part {
  /** Names of the form fields. */
  asks: readonly (keyof OrganizationFields)[];
  /** Content above the form that saves itself. */
  above?: (organization: Organization) => ReactNode;
  fields: (props: FieldsProps) => ReactNode;
}

/** Parts of an organisation's page, with fields from the full form. */
export const parts: Readonly<Record<PartName, Part>> = {
  identity: {
    asks: ['name', 'type', 'sector', 'size', 'location'],
    above: (organization) => <OwnLogo organization={organization} />,
    fields: (props) => <IdentityFields {...props} />,
  },
  activity: {
    asks: ['description', 'web', 'linkedin', 'seeks_inclusion'],
    fields: (props) => (
      <ActivityFields {...props}>
        <LinkedInField {...props} />
      </ActivityFields>
    ),
  },
  contact: {
    asks: ['contact_name', 'contact_mail', 'contact_phone'],
    fields: (props) => <ContactFields {...props} />,
  },
};
