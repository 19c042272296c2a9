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
  /** What it sends: a colleague's change of another part stays. */
  changes: (values: OrganizationFields) => Partial<OrganizationFields>;
  /** Above the form: what saves itself. */
  above?: (organization: Organization) => ReactNode;
  fields: (props: FieldsProps) => ReactNode;
}

/** The parts of an organisation's page, with the fields that the form of the whole has, too. */
export const parts: Readonly<Record<PartName, Part>> = {
  identity: {
    changes: ({ name, type, sector, size, location }) => ({ name, type, sector, size, location }),
    above: (organization) => <OwnLogo organization={organization} />,
    fields: (props) => <IdentityFields {...props} />,
  },
  activity: {
    changes: ({ description, web, linkedin, seeks_inclusion }) => ({
      description,
      web,
      linkedin,
      seeks_inclusion,
    }),
    fields: (props) => (
      <ActivityFields {...props}>
        <LinkedInField {...props} />
      </ActivityFields>
    ),
  },
  contact: {
    changes: ({ contact_name, contact_mail, contact_phone }) => ({
      contact_name,
      contact_mail,
      contact_phone,
    }),
    fields: (props) => <ContactFields {...props} />,
  },
};
