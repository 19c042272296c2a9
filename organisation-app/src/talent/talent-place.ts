import { invitationStatusCodes, type InvitationStatus } from '@puente/contract/constants/talent-invitations';

/** The parts of the talent corner, as its address names them; the first is that of an address that names none. */
export const talentTabs = ['people', 'lists', 'invitations', 'opportunities'] as const;
export type TalentTab = (typeof talentTabs)[number];

export const talentTabOf = (address: URLSearchParams): TalentTab =>
  talentTabs.find((tab) => tab === address.get('tab')) ?? 'people';

export const invitationStatusOf = (address: URLSearchParams): InvitationStatus | undefined =>
  invitationStatusCodes.find((code) => code === address.get('status'));
