import { type ReleaseStore } from '@puente/releases/release-store';
import { type FastifyBaseLogger } from 'fastify';
import { servedFromRelease, type ServedApp } from './served-app.ts';

/** Where the apps of a page view come from, but for those that are served from source. */
export interface Releases {
  /** Asked at every page view. An app that cannot be read is left out. @throws when nothing is known at the moment */
  current(log: FastifyBaseLogger): Promise<ServedApp[]>;
}

/** The releases of a channel. What was read once is kept: a release never changes. */
export class StoredReleases implements Releases {
  readonly #store: ReleaseStore;
  readonly #channel: string;
  readonly #known = new Map<string, ServedApp>();

  constructor(store: ReleaseStore, channel: string) {
    this.#store = store;
    this.#channel = channel;
  }

  async current(log: FastifyBaseLogger): Promise<ServedApp[]> {
    const { apps } = await this.#store.readChannel(this.#channel);
    const served: ServedApp[] = [];
    for (const [app, { current }] of Object.entries(apps)) {
      const released = await this.#released(app, current, log);
      if (released) served.push(released);
    }
    return served;
  }

  async #released(app: string, version: string, log: FastifyBaseLogger): Promise<ServedApp | undefined> {
    const key = `${app}@${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const release = await this.#store.getRelease(app, version);
      if (!release) throw new Error(`${app} ${version} is not in the store.`);
      const served = servedFromRelease(release);
      this.#known.set(key, served);
      return served;
    } catch (error) {
      log.error({ err: error, app, version }, 'a release cannot be read; serving without it');
      return undefined;
    }
  }
}
