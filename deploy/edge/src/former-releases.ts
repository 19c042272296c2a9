import { type Release } from '@puente/federation/release';
import { type Channel, shellApp } from '@puente/releases/channel';
import { misfit } from '@puente/releases/compatibility';
import { type ServedStore } from '@puente/releases/release-store';

/** Time for which an answer is kept, in ms. A version that was marked as bad meanwhile is given that long. */
const keptMs = 5_000;

/** Finds the version that each app had before, for browsers in which the current one fails. */
export class FormerReleases {
  readonly #store: ServedStore;
  #last: { state: Channel; since: number; found: Promise<Release[]> } | undefined;

  constructor(store: ServedStore) {
    this.#store = store;
  }

  /**
   * Returns the latest earlier version of each app that is stored, not marked as bad, and fits the current versions of the
   * others as a promotion requires. Not of the shell, which every page begins with. Requests of the same moment share it.
   */
  of(state: Channel): Promise<Release[]> {
    const now = performance.now();
    if (this.#last?.state !== state || now - this.#last.since > keptMs)
      this.#last = { state, since: now, found: this.#find(state) };
    return this.#last.found;
  }

  async #find({ apps }: Channel): Promise<Release[]> {
    const current = await Promise.all(
      Object.entries(apps).map(([app, entry]) => this.#store.getRelease(app, entry.current)),
    );
    const others = current.filter((release) => release !== undefined);
    const shell = others.find(({ app }) => app === shellApp);
    if (!shell) return [];
    const former = Object.entries(apps)
      .filter(([app]) => app !== shellApp)
      .map(([app, { previous }]) => this.#latestFit(app, previous, { shell, others }));
    return (await Promise.all(former)).filter((release) => release !== undefined);
  }

  async #latestFit(
    app: string,
    previous: readonly string[],
    { shell, others }: { shell: Release; others: Release[] },
  ): Promise<Release | undefined> {
    const bad = await this.#store.badVersions(app);
    for (const version of previous) {
      if (Object.hasOwn(bad, version)) continue;
      const release = await this.#store.getRelease(app, version);
      if (release && misfit(release, shell, others) === undefined) return release;
    }
    return undefined;
  }
}
