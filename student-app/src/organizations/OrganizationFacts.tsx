import type { ReactNode } from 'react';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Organization } from '@puente/contract/entities/organization';
import { Card } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { DescriptionList, type DescriptionItem } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { useQuery } from '@puente/platform/query';
import { spokenAddress } from './organization-facts.ts';

/** Whom the organisation looks for, how big it is and where to find it; what it is stands below its name. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const { size, web, linkedin } = organization;
  const facts: (Omit<DescriptionItem, 'description'> & { description: ReactNode })[] = [
    { term: 'Tamaño', icon: 'users', description: size },
    { term: 'Web', icon: 'globe', description: web && <Address of={web} /> },
    { term: 'LinkedIn', icon: 'external', description: linkedin && <Address of={linkedin} /> },
  ];
  const items = facts.filter(({ description }) => description !== null && description !== '');
  return (
    <Card as="aside" aria-label="Datos de la organización">
      <Profiles id={organization.id} />
      {items.length > 0 && <DescriptionList items={items} />}
    </Card>
  );
}

const Address = ({ of }: { of: string }) => (
  <Link href={of} external>
    {spokenAddress(of)}
  </Link>
);

/** Its brand: the academic profiles that it looks for. Without an answer there is nothing to say in their place. */
function Profiles({ id }: Pick<Organization, 'id'>) {
  const brand = useQuery(organizationQueries.brand(id));
  const profiles = brand.data?.academic_profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="sm" id="organization-profiles">
        Perfiles que busca
      </Heading>
      <Cluster as="ul" gap={2} aria-labelledby="organization-profiles">
        {profiles.map((profile) => (
          <li key={profile}>
            <Chip>{profile}</Chip>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
