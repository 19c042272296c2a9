import { fileUrl } from '@puente/client/http';
import type { Campaign, Program } from '@puente/contract/entities/program';
import { Chips } from '@puente/design-system/details';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Markdown } from '@puente/design-system/markdown';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { campaignText, universitiesOf } from './campaign-data.ts';
import { CampaignProjects } from './CampaignProjects.tsx';
import styles from './CampaignView.module.css';

export interface CampaignViewProps {
  campaign: Pick<Campaign, 'code' | 'title' | 'subtitle'>;
  logo: { url?: string | null; alternativeText?: string | null } | null | undefined;
  /** The campaign's own programs. */
  programs: readonly Program[];
}

/** Page of a campaign: its owner and audience, its projects, and the call to action. */
export function CampaignView({ campaign, logo, programs }: CampaignViewProps) {
  const { code, title, subtitle } = campaign;
  const universities = universitiesOf(programs);
  // Staff write the campaign's offer under this slug, as only its people can describe it.
  const text = useQuery(campaignText(code));
  return (
    <Stack gap={8}>
      <div className={styles.head}>
        <div>
          <PageHeader title={title} lead={subtitle ?? 'Proyectos reales para tu TFG o TFM.'} />
          <JoinCampaign code={code} />
        </div>
        {logo?.url && (
          <img className={styles.logo} src={fileUrl(logo.url)} alt={logo.alternativeText ?? title} />
        )}
      </div>
      {text.data && <Markdown text={text.data.content} />}
      {universities.length > 0 && (
        <Stack as="section" gap={3} aria-labelledby="universities">
          <Heading level={2} size="lg" id="universities">
            Para quien estudia en
          </Heading>
          <Chips label="Universidades" words={universities} />
        </Stack>
      )}
      <CampaignProjects programs={programs} />
    </Stack>
  );
}

/** Call to action of a campaign: visitors register with it, signed-in users go to the projects. */
function JoinCampaign({ code }: { code: string }) {
  const user = useUser();
  if (user !== null) return <ButtonLink href={href('projects')}>Ver todos los proyectos</ButtonLink>;
  return (
    <Cluster gap={4}>
      <ButtonLink href={href('register', {}, { campaign: code })}>Apuntarme a la campaña</ButtonLink>
      <Link href={href('projects')} variant="standalone">
        Ver todos los proyectos
      </Link>
    </Cluster>
  );
}
