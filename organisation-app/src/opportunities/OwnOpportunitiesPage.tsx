import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { organizationShown } from '../organization/organization-shown.ts';
import { OrganizationChoice } from '../organization/OrganizationChoice.tsx';
import { OwnOpportunities } from './OwnOpportunities.tsx';

/** /organizations/opportunities: an organisation's offers and events, with or without access to the Talent Corner. */
export default function OwnOpportunitiesPage() {
  const [address] = useSearchParams();
  const organization = organizationShown(address, useUser());
  if (!organization) return null;
  return (
    <Container>
      <PageHeader
        title="Mis oportunidades"
        eyebrow={organization.name}
        lead="Las ofertas y los eventos de tu organización, y a cuántas personas interesan."
      />
      <Stack gap={5}>
        <OrganizationChoice shown={organization.id} />
        <OwnOpportunities key={organization.id} organization={organization} route="ownOpportunities" />
      </Stack>
    </Container>
  );
}
