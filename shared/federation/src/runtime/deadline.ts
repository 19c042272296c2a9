/** Milliseconds for one phase, as for the chunks in @puente/federation-build, webpack/base.ts. */
export const phaseLimit = 6000;
/** Milliseconds from the wish to open a page to an answer. With the check for a newer release it stays under 8 s. */
export const openLimit = 7000;

/** Nothing came back in time. What was waited for may still come. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Settles as the promise does, but no later than the limit. It is for loads that may never settle:
 * a style sheet whose request hangs has no time-out of its own.
 * @throws DeadlineError after `limit` milliseconds
 */
export function withDeadline<T>(promise: Promise<T>, limit = phaseLimit): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(`No answer in ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Starts a clock for several phases in a row; each call gives the milliseconds that the next phase may take. */
export function startBudget(total = openLimit): () => number {
  const end = performance.now() + total;
  return () => Math.max(0, Math.min(phaseLimit, end - performance.now()));
}
