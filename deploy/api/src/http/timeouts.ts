import { refuse } from './refuse.ts';

/** Milliseconds that an answer may take; an upload also has to arrive within them. */
export const patience = { answer: 30_000, upload: 120_000 };

/** What Node itself is told: a request may not trickle in for ever, and hold a connection meanwhile. */
export const serverPatience = {
  requestTimeout: patience.upload,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/** @throws Refusal Unavailable when it takes longer; the work itself cannot be called back, and its result is dropped */
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
