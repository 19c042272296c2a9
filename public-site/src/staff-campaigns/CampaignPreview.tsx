import { campaignQueries } from '@puente/client/content';
import { defaultCampaignTitle } from '@puente/contract/constants/programs';
import type { Campaign } from '@puente/contract/entities/program';
import type { UploadedFile } from '@puente/contract/forms/field-definition';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { programsOf } from '../campaigns/campaign-data.ts';
import { CampaignView } from '../campaigns/CampaignView.tsx';
import styles from './PlanCard.module.css';

interface CampaignPreviewProps {
  /** The stored campaign; null for a new one, which has no programs yet. */
  campaign: Campaign | null;
  words: { code: string; title: string; subtitle: string };
  logo: UploadedFile | null;
}

/** The page of a campaign as visitors will see it. Nothing in it can be clicked. */
export function CampaignPreview({ campaign, words, logo }: CampaignPreviewProps) {
  const { data: programs = [] } = useQuery(campaignQueries.programs());
  return (
    <figure className={styles.preview}>
      <Text as="figcaption" size="sm" tone="muted">
        Así se verá su página
      </Text>
      <div inert className={styles.drawn}>
        <CampaignView
          campaign={{
            code: words.code,
            title: words.title.trim() || defaultCampaignTitle,
            subtitle: words.subtitle.trim() || null,
          }}
          logo={logo}
          programs={campaign === null ? [] : programsOf(campaign, programs)}
        />
      </div>
    </figure>
  );
}
