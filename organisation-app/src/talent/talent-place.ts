import { type InvitationStatus, invitationStatusCodes } from '@puente/contract/constants/talent-invitations';

/** Tabs of the talent corner, as the address names them. The first one is the default. */
export const talentTabs = ['people', 'lists', 'invitations', 'opportunities'] as const;
export type TalentTab = (typeof talentTabs)[number];

export const talentTabOf = (address: URLSearchParams): TalentTab =>
  talentTabs.find((tab) => tab === address.get('tab')) ?? 'people';

export const invitationStatusOf = (address: URLSearchParams): InvitationStatus | undefined =>
  invitationStatusCodes.find((code) => code === address.get('status'));
