import { refuse } from './refuse.ts';

/** Longest response time in milliseconds. For an upload it includes its arrival. */
export const timeouts = { answer: 30_000, upload: 120_000 };

/** Node's own limits: a slow request may not hold a connection for ever. */
export const serverTimeouts = {
  requestTimeout: timeouts.upload,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/**
 * Limits the wait for `work`. The work itself cannot be cancelled; its late result is dropped.
 * @throws Refusal Unavailable after `milliseconds`
 */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse('Unavailable', {}, { 'retry-after': '10' })), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
