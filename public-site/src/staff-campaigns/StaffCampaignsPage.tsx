import type { ComponentType } from 'react';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionNav } from '@puente/design-system/section-nav';
import { useSearchParams } from '@puente/platform/router';
import { AwardPlans } from './AwardPlans.tsx';
import { BannerPlans } from './BannerPlans.tsx';
import { type CampaignTab, campaignTabs, tabHref, tabLabels, tabOf } from './campaign-tab.ts';
import { CampaignList } from './CampaignList.tsx';
import { ProgramList } from './ProgramList.tsx';

const sections: Readonly<Record<CampaignTab, ComponentType>> = {
  banners: BannerPlans,
  campaigns: CampaignList,
  programs: ProgramList,
  awards: AwardPlans,
};

/** /staff/convocatorias: banners, campaigns, programs and awards, each with its dates. Only for editors. */
export default function StaffCampaignsPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const Section = sections[tab];
  return (
    <Container>
      <PageHeader
        title="Convocatorias"
        lead="Lo que se anuncia y cuándo: avisos sobre todas las páginas, campañas, programas y premios."
      />
      <Stack gap={6}>
        <SectionNav
          label="Qué se anuncia"
          items={campaignTabs.map((name) => ({
            href: tabHref(name),
            label: tabLabels[name],
            current: name === tab,
          }))}
        />
        <Section />
      </Stack>
    </Container>
  );
}
