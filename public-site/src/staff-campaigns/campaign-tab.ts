import { href } from '@puente/platform/links';

/** The sections of /staff/convocatorias. */
export const campaignTabs = ['banners', 'campaigns', 'programs', 'awards'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

export const tabLabels: Readonly<Record<CampaignTab, string>> = {
  banners: 'Avisos',
  campaigns: 'Campañas',
  programs: 'Programas',
  awards: 'Premios',
};

export const tabOf = (search: URLSearchParams): CampaignTab =>
  campaignTabs.find((tab) => tab === search.get('tab')) ?? 'banners';

export const tabHref = (tab: CampaignTab): string =>
  href('staffCampaigns', {}, { tab: tab === 'banners' ? undefined : tab });
