import { setTimeout as delay } from 'node:timers/promises';
import { type Server } from './children.ts';

/** Pauses before a server is started again, in ms: the first, and the longest that it grows to. */
const usualPauses = { first: 1_000, longest: 30_000 };

/** A server that ran for this long, in ms, could start: the next pause is the first again. */
const longEnough = 60_000;

/**
 * Starts a server again whenever it ends by itself, killed or out of memory for example, so that the others go on. The
 * pause grows with each attempt that fails.
 * @param first the server as it runs now
 */
export function keepRunning(first: Server, start: () => Server, pauses = usualPauses): Server {
  let server = first;
  let pause = pauses.first;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;

  async function watch(): Promise<void> {
    const began = performance.now();
    await server.ended;
    if (isStopping()) return;
    if (performance.now() - began > longEnough) pause = pauses.first;
    const { exitCode, signalCode } = server.process;
    const how = signalCode ?? `code ${exitCode}`;
    console.error(`${server.name} ended by itself (${how}). It is started again in ${pause / 1000} s.`);
    await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (isStopping()) return;
    pause = Math.min(pause * 2, pauses.longest);
    server = start();
    await watch();
  }
  const watching = watch();

  return {
    name: server.name,
    get process() {
      return server.process;
    },
    ended: watching.then(() => server.ended),
    stop: async () => {
      stopping.abort();
      await server.stop();
      await watching;
    },
  };
}
