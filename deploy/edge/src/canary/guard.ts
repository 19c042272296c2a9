import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger } from 'fastify';
import { endCanary } from '@puente/releases/canaries';
import { sumOf } from '@puente/releases/canary';
import { canaryLookMs } from '@puente/releases/canary-limits';
import { verdictOf } from '@puente/releases/canary-verdict';
import { type ReleaseStore } from '@puente/releases/release-store';
import { type CanaryView, type ChannelReader } from '../channel-view.ts';
import { type CanaryCounter } from './counter.ts';

export type CanaryGuardStore = Pick<ReleaseStore, 'canaries' | 'addToHistory'>;

interface GuardParts {
  channel: ChannelReader;
  channelName: string;
  counter: CanaryCounter;
  store: CanaryGuardStore;
  log: FastifyBaseLogger;
}

/**
 * Takes a canary back whose figures are beyond the limits. Every edge has one, and decides on what all edges have
 * counted: the first one ends the canary, the others find none.
 */
export class CanaryGuard {
  readonly #parts: GuardParts;
  /** Name of this process among those that count. */
  readonly #process = randomUUID();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(parts: GuardParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), canaryLookMs).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Runs once at a time, and never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { channel, log } = this.#parts;
    const canary = (await channel.views())?.canary;
    if (!canary) return;
    try {
      const why = verdictOf(sumOf(await this.#countsOfAll(canary)));
      if (why === undefined) return;
      log.warn({ app: canary.app, version: canary.version, why }, 'a canary is taken back');
      // This process stops at once, even if the store cannot be written.
      channel.refuseCanary(canary.id);
      await endCanary(this.#parts.store, this.#parts.channelName, { by: 'guard', why }, canary.id);
    } catch (error) {
      log.error({ err: error }, 'the canary cannot be watched');
    }
  }

  /** Adds the counts of this process to the stored ones. Without a store to write to, its own have to do. */
  async #countsOfAll(canary: CanaryView) {
    const { store, channelName, counter, log } = this.#parts;
    const own = counter.countsOf(canary);
    try {
      await store.canaries.keepCounts(channelName, canary.id, this.#process, own);
      return await store.canaries.counts(channelName, canary.id);
    } catch (error) {
      log.warn({ err: error }, 'the figures of the canary cannot be stored');
      return [own];
    }
  }
}
