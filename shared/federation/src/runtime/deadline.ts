/** Milliseconds for one phase, as for the chunks in @puente/federation-build, webpack/base.ts. */
export const phaseLimit = 6000;
/** Milliseconds from the wish to open a page to an answer. With the check for a newer release it stays under 8 s. */
export const openLimit = 7000;

/** The time limit was exceeded. The promise may still settle later. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Settles like the promise, but within the limit. For loads that may never settle: a style sheet whose request hangs has no timeout.
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
