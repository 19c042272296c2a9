import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import {
  changedCollections,
  changeFeedBeatMs,
  changeFeedEvents,
  changeFeedPath,
} from '@puente/contract/change-feed';
import { type Changes } from './changes.ts';
import { type Upstreams } from './upstreams.ts';

/** Time without a sign of life after which the connection is taken for dead, in ms. */
const patienceMs = 3 * changeFeedBeatMs;
const firstPauseMs = 200;
const longestPauseMs = 10_000;

interface Parts {
  upstreams: Upstreams;
  changes: Changes;
  log: FastifyBaseLogger;
}

/**
 * Hears of changes that were made through other edges from one of the API's processes, which hear of the changes of all
 * processes. Without the stream, for example of an earlier API, kept responses are refreshed after seconds.
 * @returns a function that stops listening
 */
export function hearChanges({ upstreams, changes, log }: Parts): () => void {
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  void (async () => {
    let pauseMs = firstPauseMs;
    while (!isClosing()) {
      try {
        await hearFrom(upstreams.next() + changeFeedPath, closing.signal, changes, () => {
          pauseMs = firstPauseMs;
        });
      } catch (error) {
        if (!isClosing()) log.debug({ err: error }, 'the stream of changes has ended');
      }
      await sleep(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  })();
  return () => closing.abort();
}

/** Listens until the stream ends or is silent for too long. */
async function hearFrom(
  address: string,
  closing: AbortSignal,
  changes: Changes,
  opened: () => void,
): Promise<void> {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), patienceMs).unref();
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/event-stream' },
      redirect: 'error',
      signal: AbortSignal.any([closing, silent.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`${changeFeedPath} answers ${response.status}`);
    }
    opened();
    // Some may have been missed since the last connection.
    changes.noteAll();
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) for (const collection of collectionsIn(event)) changes.note(collection);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Collections that an event names; none for a sign of life. The API writes each field on one line. */
function collectionsIn(event: string): readonly string[] {
  const [, name, data] = /^event: (.*)\ndata: (.*)$/m.exec(event) ?? [];
  if (name !== changeFeedEvents.changed || data === undefined) return [];
  return changedCollections.parse(JSON.parse(data)).collections;
}
