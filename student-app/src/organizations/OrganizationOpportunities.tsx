import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { OpportunityCard } from '../opportunities/OpportunityCard.tsx';

/** Offers and events of an organisation, open ones first. Renders nothing without any. */
export function OrganizationOpportunities({ opportunities }: { opportunities: readonly Opportunity[] }) {
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
