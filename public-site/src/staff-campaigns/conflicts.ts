import { isRunning } from '@puente/contract/campaign-of';
import type { Campaign, Program } from '@puente/contract/entities/program';
import { overlap, windowState } from '@puente/contract/shown-window';

/** Other campaigns that run, or will run, at some time of a campaign. Two at once are allowed, and easily a mistake. */
export const campaignsAtOnce = (campaign: Campaign, campaigns: readonly Campaign[], now: Date): Campaign[] =>
  campaign.active && windowState(campaign, now) !== 'over'
    ? campaigns.filter(
        (other) =>
          other.id !== campaign.id &&
          other.active &&
          windowState(other, now) !== 'over' &&
          overlap(campaign, other),
      )
    : [];

/** Tells whether none of a program's campaigns runs: its students cannot register with one. */
export function lacksCampaign({ programCampaign = [] }: Program, campaigns: readonly Campaign[], now: Date) {
  return !programCampaign.some(({ campaign: { id } }) =>
    campaigns.some((campaign) => campaign.id === id && isRunning(campaign, now)),
  );
}
