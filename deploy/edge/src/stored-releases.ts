import { shellApp, type Channel } from '@puente/releases/channel';
import { type ReleaseStore } from '@puente/releases/release-store';
import { type FastifyBaseLogger } from 'fastify';
import { servedFromRelease, type ServedApp } from './served-app.ts';

/** Where the apps of a page view come from, but for those that are served from source. */
export interface Releases {
  /** Asked at every page view. @throws when nothing is known at the moment */
  current(log: FastifyBaseLogger): Promise<ServedApp[]>;
  /** Whether what the channel names could not be used last, so that an earlier state is served. */
  readonly pointerRefused?: boolean;
}

/**
 * The releases of a channel. A state of the channel counts once all that it names was found; until then, and when its
 * pointer is gone or damaged, the last state that counted is served, which is kept on the disk for the next process.
 * What was read once is kept: a release never changes.
 */
export class StoredReleases implements Releases {
  readonly #store: ReleaseStore;
  readonly #channel: string;
  readonly #known = new Map<string, ServedApp>();
  #verified: { state: Channel; served: ServedApp[] } | undefined;
  /** Why the pointer is not followed. Each page view finds it again, but it is new only once. */
  #problem: string | undefined;

  constructor(store: ReleaseStore, channel: string) {
    this.#store = store;
    this.#channel = channel;
  }

  get pointerRefused(): boolean {
    return this.#problem !== undefined;
  }

  async current(log: FastifyBaseLogger): Promise<ServedApp[]> {
    try {
      const state = await this.#store.readChannel(this.#channel);
      if (state !== this.#verified?.state) await this.#verify(state, log);
      this.#problem = undefined;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== this.#problem)
        log.error({ err: error }, 'the channel cannot be followed; serving the last releases that verified');
      this.#problem = problem;
      this.#verified ??= await this.#keptOnDisk();
    }
    return this.#verified?.served ?? this.#whatIsThere();
  }

  async #verify(state: Channel, log: FastifyBaseLogger): Promise<void> {
    const served = await this.#all(state);
    const wasPromoted = state.revision > 0;
    if (wasPromoted && !served.some(({ app }) => app === shellApp))
      throw new Error(`Channel ${this.#channel} names no shell.`);
    this.#verified = { state, served };
    if (!wasPromoted) return;
    await this.#store.keepVerified(this.#channel, state).catch((error: unknown) => {
      log.warn({ err: error }, 'the releases that verified cannot be kept on the disk');
    });
  }

  /** What an earlier process found in order, if it still is. */
  async #keptOnDisk(): Promise<{ state: Channel; served: ServedApp[] } | undefined> {
    try {
      const state = await this.#store.lastVerified(this.#channel);
      return state && { state, served: await this.#all(state) };
    } catch {
      return undefined;
    }
  }

  /** With no state that ever counted, the apps that can be read: one failing stays one. @throws without a pointer */
  async #whatIsThere(): Promise<ServedApp[]> {
    const { apps } = await this.#store.readChannel(this.#channel);
    const found = await Promise.allSettled(
      Object.entries(apps).map(([app, { current }]) => this.#released(app, current)),
    );
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  async #all({ apps }: Channel): Promise<ServedApp[]> {
    return Promise.all(Object.entries(apps).map(([app, { current }]) => this.#released(app, current)));
  }

  async #released(app: string, version: string): Promise<ServedApp> {
    const key = `${app}@${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    const release = await this.#store.getRelease(app, version);
    if (!release) throw new Error(`${app} ${version} is not in the store.`);
    const served = servedFromRelease(release);
    this.#known.set(key, served);
    return served;
  }
}
