import { limits } from '@puente/contract/limits';

/**
 * Returns the milliseconds that a form has been visible, after waiting for the minimum that tells people from bots. Visitors whose text was
 * restored after a reload may send it at once.
 */
export async function longEnough(shownAt: number): Promise<number> {
  const rest = limits.contactMessage.fastest - (performance.now() - shownAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(rest)));
  return Math.ceil(performance.now() - shownAt);
}
