import { programs } from './constants/programs.ts';
import type { Campaign } from './entities/program.ts';

/**
 * The running campaign that an address names: by its own code, or by that of one of its programs, as `udc` or `ecoembes`
 * (specification §9). An unknown or ended one counts as none.
 */
export function campaignOf(code: string | null, campaigns: readonly Campaign[] | undefined): Campaign | null {
  if (code === null) return null;
  const name = Object.hasOwn(programs, code) ? programs[code as keyof typeof programs] : null;
  return campaigns?.find((one) => one.active && (one.code === code || one.name === name)) ?? null;
}
