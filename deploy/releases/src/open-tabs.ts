import { Refusal } from './refusal.ts';

const defaultHours = 72;

/**
 * Reads how long a tab may stay open without a reload, in hours (`OPEN_TAB_HOURS`, 72). Older tabs ask for one. `prune` keeps what a channel
 * served within that time, so that younger tabs find the files of their version.
 * @throws {Refusal} when it is not a number of hours
 */
export function openTabHours({ OPEN_TAB_HOURS: text }: NodeJS.ProcessEnv): number {
  const hours = text ? Number(text) : defaultHours;
  if (!(hours > 0 && Number.isFinite(hours)))
    throw new Refusal(
      `OPEN_TAB_HOURS is "${text}", but should be a number of hours, such as ${defaultHours}.`,
    );
  return hours;
}
