import { programs } from './constants/programs.ts';
import type { Campaign } from './entities/program.ts';
import { windowState } from './shown-window.ts';

/** Tells whether a campaign runs: within its dates, unless staff have stopped it. */
export const isRunning = (campaign: Campaign, now = new Date()): boolean =>
  campaign.active && windowState(campaign, now) === 'now';

/**
 * The running campaign that an address names: by its own code, or by that of one of its programs, as `udc` or `ecoembes`
 * (specification §9). An unknown or ended one counts as none.
 */
export function campaignOf(code: string | null, campaigns: readonly Campaign[] | undefined): Campaign | null {
  if (code === null) return null;
  const name = Object.hasOwn(programs, code) ? programs[code as keyof typeof programs] : null;
  return campaigns?.find((one) => isRunning(one) && (one.code === code || one.name === name)) ?? null;
}
