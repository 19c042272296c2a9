import type { Organization } from '@puente/contract/entities/organization';
import { DetailColumns } from '@puente/design-system/details';
import { Chip } from '@puente/design-system/chip';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { BackToList } from '../lists/BackToList.tsx';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { Paragraphs } from '@puente/design-system/project';
import { FollowButton } from './FollowButton.tsx';
import { OrganizationFacts } from './OrganizationFacts.tsx';
import { OrganizationFigures } from './OrganizationFigures.tsx';
import { OrganizationOpportunities } from './OrganizationOpportunities.tsx';
import { OrganizationProjects } from './OrganizationProjects.tsx';
import { kindOf } from './organization-facts.ts';
import styles from './OrganizationDetail.module.css';

export function OrganizationDetail({ organization }: { organization: Organization }) {
  const { id, name, description, verified, logo = null, opportunities = [] } = organization;
  return (
    <Stack as="article" gap={6}>
      <BackToList list={href('companies')}>Volver a Empresas</BackToList>
      <header className={styles.head}>
        <OrganizationMark organization={{ name, logo }} size="lg" />
        <Stack gap={2} className={styles.titles}>
          <Heading level={1} tabIndex={-1}>
            {name}
          </Heading>
          <Text tone="muted">{kindOf(organization)}</Text>
          <Cluster gap={2}>
            {verified ? (
              <Chip tone="success" icon="success">
                Organización verificada
              </Chip>
            ) : (
              <Chip icon="info">Pendiente de verificar</Chip>
            )}
          </Cluster>
        </Stack>
        <FollowButton organization={organization} />
      </header>
      <OrganizationFigures id={id} />
      <DetailColumns aside={<OrganizationFacts organization={organization} />}>
        {description !== null && description !== '' && (
          <Stack as="section" gap={3} aria-labelledby="organization-about" className={styles.text}>
            <Heading level={2} size="lg" id="organization-about">
              Quiénes son
            </Heading>
            <Paragraphs text={description} />
          </Stack>
        )}
        <OrganizationProjects id={id} name={name} />
        <OrganizationOpportunities opportunities={opportunities} />
      </DetailColumns>
    </Stack>
  );
}
