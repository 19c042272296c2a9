import { campaignQueries } from '@puente/client/content';
import { isRunning } from '@puente/contract/campaign-of';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import landing from '../audiences/AudienceLanding.module.css';

/** Running campaigns. Renders nothing without any, or when they cannot be loaded. */
export function OpenCampaigns() {
  const { data: campaigns = [] } = useQuery(campaignQueries.list());
  const running = campaigns.filter((campaign) => isRunning(campaign));
  if (running.length === 0) return null;
  return (
    <section className={landing.section} aria-labelledby="campaigns">
      <Container>
        <Heading level={2} id="campaigns" className={landing.title}>
          Campañas abiertas
        </Heading>
        <Cluster gap={3}>
          {running.map(({ id, code, name }) => (
            <ButtonLink key={id} href={href('campaign', { code })} variant="secondary">
              {name}
            </ButtonLink>
          ))}
        </Cluster>
      </Container>
    </section>
  );
}
