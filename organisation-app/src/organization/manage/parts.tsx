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
  /** Names of its fields. */
  asks: readonly (keyof OrganizationFields)[];
  /** Above the form: what saves itself. */
  above?: (organization: Organization) => ReactNode;
  fields: (props: FieldsProps) => ReactNode;
}

/** The parts of an organisation's page, with the fields that the form of the whole has, too. */
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
