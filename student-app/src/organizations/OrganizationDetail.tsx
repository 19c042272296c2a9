import type { Organization } from '@puente/contract/entities/organization';
import { DetailColumns } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { OrganizationHead, Paragraphs } from '@puente/design-system/project';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { BackToList } from '../lists/BackToList.tsx';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { FollowButton } from './FollowButton.tsx';
import styles from './OrganizationDetail.module.css';
import { OrganizationFacts } from './OrganizationFacts.tsx';
import { OrganizationFigures } from './OrganizationFigures.tsx';
import { OrganizationOpportunities } from './OrganizationOpportunities.tsx';
import { OrganizationProjects } from './OrganizationProjects.tsx';
import { OwnPageLink } from './OwnPageLink.tsx';

export function OrganizationDetail({ organization }: { organization: Organization }) {
  const { id, name, description, logo = null, opportunities = [] } = organization;
  const isSignedIn = useUser() !== null;
  return (
    <Stack as="article" gap={6} aria-label={name}>
      <BackToList list={href('companies')}>Volver a Empresas</BackToList>
      <OrganizationHead
        organization={organization}
        level={1}
        mark={<OrganizationMark organization={{ name, logo }} size="lg" />}
        action={
          <>
            <OwnPageLink id={id} />
            <FollowButton organization={organization} />
          </>
        }
      />
      {isSignedIn && <OrganizationFigures id={id} />}
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
