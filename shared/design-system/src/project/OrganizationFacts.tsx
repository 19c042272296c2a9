import { type ReactNode } from 'react';
import { type Organization } from '@puente/contract/entities/organization';
import { Card } from '../card/index.ts';
import { Chip } from '../chip/index.ts';
import { type DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { spokenAddress } from './organization-words.ts';

interface OrganizationFactsProps {
  organization: Pick<Organization, 'size' | 'web' | 'linkedin' | 'seeks_inclusion'>;
  /** Brand of the organisation: the academic profiles that it looks for. */
  profiles: readonly string[];
  level?: HeadingLevel | undefined;
  action?: ReactNode;
}

/** Facts about an organisation: the profiles that it looks for, its size, and its addresses. Its type is below its name. */
export function OrganizationFacts({ organization, profiles, level = 2, action }: OrganizationFactsProps) {
  const { size, web, linkedin, seeks_inclusion: seeksInclusion } = organization;
  const facts: DescriptionItem[] = [
    { term: 'Tamaño', icon: 'users', description: size },
    {
      term: 'Inclusión',
      icon: 'check',
      description: seeksInclusion ? 'Busca también a personas con discapacidad' : null,
    },
    { term: 'Web', icon: 'globe', description: web && <Address of={web} /> },
    { term: 'LinkedIn', icon: 'external', description: linkedin && <Address of={linkedin} /> },
  ];
  const items = facts.filter(({ description }) => description !== null && description !== '');
  return (
    <Card as="aside" aria-label="Datos de la organización">
      {profiles.length > 0 && (
        <Stack gap={3}>
          <Heading level={level} size="sm" id="organization-profiles">
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
      )}
      {items.length > 0 && <DescriptionList items={items} />}
      {action}
    </Card>
  );
}

const Address = ({ of }: { of: string }) => (
  <Link href={of} external>
    {spokenAddress(of)}
  </Link>
);
