import * as organizationQueries from '@puente/client/organization-queries';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { Organization } from '@puente/contract/entities/organization';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { DetailColumns } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { OrganizationFacts as Facts, OrganizationHead, Paragraphs } from '@puente/design-system/project';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { OrganizationAverages } from '../evaluations/OrganizationAverages.tsx';
import { BackToList } from '../lists/BackToList.tsx';
import { OpportunityCard } from '../opportunities/OpportunityCard.tsx';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { ReportProblem } from '../reports/ReportProblem.tsx';
import { FollowButton } from './FollowButton.tsx';
import styles from './OrganizationDetail.module.css';
import { OrganizationFigures } from './OrganizationFigures.tsx';
import { OrganizationProjects } from './OrganizationProjects.tsx';

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
        <OrganizationAverages id={id} />
        <OrganizationOpportunities opportunities={opportunities} />
      </DetailColumns>
      {isSignedIn && (
        <div>
          <ReportProblem record={{ kind: 'organization', id }} />
        </div>
      )}
    </Stack>
  );
}

/** Facts of an organisation with its employer brand. The profiles are left out if they cannot be loaded. */
function OrganizationFacts({ organization }: { organization: Organization }) {
  const brand = useQuery(organizationQueries.brand(organization.id));
  return <Facts organization={organization} profiles={brand.data?.academic_profiles ?? []} />;
}

/** Offers and events of an organisation, open ones first. Renders nothing without any. */
function OrganizationOpportunities({ opportunities }: { opportunities: readonly Opportunity[] }) {
  const published = opportunities.filter(({ isDraft }) => !isDraft);
  if (published.length === 0) return null;
  const isOpen = ({ status }: Opportunity) => status === 'open';
  const inOrder = [...published.filter(isOpen), ...published.filter((opportunity) => !isOpen(opportunity))];
  return (
    <Stack as="section" gap={4} aria-labelledby="organization-opportunities">
      <Heading level={2} size="lg" id="organization-opportunities">
        Ofertas y eventos
      </Heading>
      <Grid as="ul">
        {inOrder.map((opportunity) => (
          <li key={opportunity.id}>
            <OpportunityCard opportunity={opportunity} headingLevel={3} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Edit link to the organisation's page. Only its own people see it. */
function OwnPageLink({ id }: { id: OrganizationId }) {
  const own = organizationsOf(useUser());
  if (!own.some((mine) => mine.id === id)) return null;
  return (
    <ButtonLink
      variant="secondary"
      icon="edit"
      href={href('organizationManage', { id }, { section: 'page' })}
    >
      Editar
    </ButtonLink>
  );
}
