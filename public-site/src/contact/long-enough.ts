import { limits } from '@puente/contract/limits';

/**
 * How long a form has been shown, in milliseconds. A visitor whose text came back after a reload may send it at once, and is
 * not to be taken for a machine: their form waits for the rest.
 */
export async function longEnough(shownAt: number): Promise<number> {
  const rest = limits.contactMessage.fastest - (performance.now() - shownAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(rest)));
  return Math.ceil(performance.now() - shownAt);
}
