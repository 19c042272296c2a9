import { isDeepStrictEqual } from 'node:util';
import { type FastifyBaseLogger } from 'fastify';
import { type Canary } from '@puente/releases/canary';
import { type Channel, shellApp } from '@puente/releases/channel';
import { type ServedStore } from '@puente/releases/release-store';
import { SignatureRefused } from '@puente/releases/signatures';
import { FormerReleases } from './former-releases.ts';
import { type ServedApp, servedFromRelease } from './served-app.ts';

/** A canary with its release. */
export interface ServedCanary extends Canary {
  served: ServedApp;
}

/** Source of the apps of a page view, except those that are served from source. */
export interface Releases {
  /** Called at every page view. @throws when no release is known */
  current(log: FastifyBaseLogger): Promise<ServedApp[]>;
  /** Returns the former versions of the apps that have one. Undefined where nobody knows them. */
  former?(): Promise<ServedApp[]>;
  /** Returns the canary that fits what `current` returned last. Undefined when there is none, or it cannot be read. */
  canary?(log: FastifyBaseLogger): Promise<ServedCanary | undefined>;
  /** Tells whether the channel's current state cannot be used, so that an earlier one is served. */
  readonly pointerRefused?: boolean;
  /** Outcome of the check of signatures. Undefined where none are checked. */
  readonly signatures?: Signatures | undefined;
}

/** `refused`: the pointer, a release that it names, or the canary is not signed by a known key, or was put back. */
export type Signatures = 'verified' | 'refused';

/**
 * The releases of a channel. A state of the channel is verified once all releases that it names were found. Until then,
 * and when its pointer is missing or damaged, the last verified state is served. That state is kept on the disk for the
 * next process. Releases are cached for good, since they never change.
 */
export class StoredReleases implements Releases {
  readonly #store: ServedStore;
  readonly #channel: string;
  readonly #known = new Map<string, ServedApp>();
  readonly #former: FormerReleases;
  #verified: { state: Channel; served: ServedApp[] } | undefined;
  /** Reason why the pointer is not followed. Each page view finds it again, but only a new one is logged. */
  #problem: string | undefined;
  #isSetForged = false;
  #isCanaryForged = false;
  #canary: ServedCanary | undefined;
  #canaryProblem: string | undefined;

  constructor(store: ServedStore, channel: string) {
    this.#store = store;
    this.#channel = channel;
    this.#former = new FormerReleases(store);
  }

  get pointerRefused(): boolean {
    return this.#problem !== undefined;
  }

  get signatures(): Signatures | undefined {
    if (!this.#store.keys?.length) return undefined;
    return this.#isSetForged || this.#isCanaryForged ? 'refused' : 'verified';
  }

  async current(log: FastifyBaseLogger): Promise<ServedApp[]> {
    try {
      const state = await this.#store.readChannel(this.#channel);
      if (state !== this.#verified?.state) await this.#verify(state, log);
      this.#problem = undefined;
      this.#isSetForged = false;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== this.#problem)
        log.error({ err: error }, 'the channel cannot be followed; serving the last releases that verified');
      this.#problem = problem;
      this.#isSetForged = error instanceof SignatureRefused;
      this.#verified ??= await this.#keptOnDisk();
    }
    return this.#verified?.served ?? this.#whatIsThere();
  }

  async former(): Promise<ServedApp[]> {
    return this.#verified ? (await this.#former.of(this.#verified.state)).map(servedFromRelease) : [];
  }

  /** Fails closed: a canary that was not checked with the served state, or is not in the store, is served to nobody. */
  async canary(log: FastifyBaseLogger): Promise<ServedCanary | undefined> {
    try {
      const canary = await this.#store.canaries.read(this.#channel);
      this.#canaryProblem = undefined;
      this.#isCanaryForged = false;
      if (!canary || this.pointerRefused || canary.revision !== this.#verified?.state.revision)
        return undefined;
      if (!isDeepStrictEqual({ ...this.#canary, served: undefined }, { ...canary, served: undefined }))
        this.#canary = { ...canary, served: await this.#released(canary.app, canary.version) };
      return this.#canary;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== this.#canaryProblem) log.error({ err: error }, 'the canary cannot be served');
      this.#canaryProblem = problem;
      this.#isCanaryForged = error instanceof SignatureRefused;
      return undefined;
    }
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

  /** Returns the state that an earlier process verified, if its releases are still there. */
  async #keptOnDisk(): Promise<{ state: Channel; served: ServedApp[] } | undefined> {
    try {
      const state = await this.#store.lastVerified(this.#channel);
      return state && { state, served: await this.#all(state) };
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the readable apps when no state was ever verified. One broken app does not hide the others.
   * @throws without a pointer
   */
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
