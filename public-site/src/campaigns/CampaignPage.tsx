import { campaignQueries } from '@puente/client/content';
import { brand } from '@puente/contract/brand';
import { campaignOf } from '@puente/contract/campaign-of';
import type { Campaign } from '@puente/contract/entities/program';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { retryOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { type PageHead, usePageHead, useReady } from '@puente/platform/ui';
import { programsOf } from './campaign-data.ts';
import { CampaignView } from './CampaignView.tsx';

/** /campanas/:code: page of a regional or corporate campaign (specification §1, §9). */
export default function CampaignPage() {
  const { code = '' } = useParams();
  const campaigns = useQuery(campaignQueries.list());
  const programs = useQuery(campaignQueries.programs());
  const known = campaigns.data && campaignOf(code, campaigns.data);
  usePageHead(known === undefined ? undefined : headOf(known));
  useReady(!campaigns.isPending && !programs.isPending);
  return <Container>{content(known)}</Container>;

  function content(campaign: Campaign | null | undefined) {
    if (campaign === null) return <NoCampaign />;
    if (campaign !== undefined && programs.data)
      return (
        <CampaignView
          campaign={campaign}
          logo={campaign.logo}
          programs={programsOf(campaign, programs.data)}
        />
      );
    if (campaigns.isError || programs.isError)
      return (
        <Retry place="page" title="No hemos podido cargar la campaña" {...retryOf(campaigns, programs)} />
      );
    return <Skeleton lines={8} />;
  }
}

function NoCampaign() {
  return (
    <EmptyState
      headingLevel={1}
      icon="search"
      title="Esta campaña no existe o ha terminado"
      action={<ButtonLink href={href('projects')}>Ver los proyectos abiertos</ButtonLink>}
    >
      {`Los proyectos de ${brand.name} siguen abiertos para ti.`}
    </EmptyState>
  );
}

/** Metadata of a campaign for search engines and shared links, or of a missing campaign. */
function headOf(campaign: Campaign | null): PageHead {
  if (campaign === null) return { title: 'Campaña no encontrada', isMissing: true };
  const { code, name, title, subtitle } = campaign;
  return {
    title,
    description: [`Proyectos para tu TFG o TFM en la campaña ${name}.`, subtitle].filter(Boolean).join(' '),
    path: href('campaign', { code }),
  };
}
