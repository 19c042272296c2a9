import { createHash } from 'node:crypto';
import { type FastifyBaseLogger } from 'fastify';
import { type ReleasedApp, type ReleaseSet } from '@puente/federation/release-set';
import { type Canary } from '@puente/releases/canary';
import { shellApp } from '@puente/releases/channel';
import { type DevApp, ManifestMistake, servedFromSource } from './dev-apps.ts';
import { type FilesElsewhere } from './files-origin/addresses.ts';
import { scriptJson } from './html.ts';
import { RouteTable } from './route-table.ts';
import { entryWithStaff, formerVersion, releaseSetEntry, type ServedApp } from './served-app.ts';
import { type Releases, type ServedCanary, type Signatures } from './stored-releases.ts';

/** Everything that a page view takes from one state of the channel. */
export interface ChannelView {
  /** Id of the release set. Pages send it, so that a browser that cached files notices other releases. */
  id: string;
  shell: ServedApp;
  apps: ServedApp[];
  /** Second origin for files. Undefined when all are addressed on the site. */
  files: FilesElsewhere | undefined;
  /** The release set as JSON, escaped for a script element. */
  releaseSet: string;
  /** The release set with the entries of staff, which pages do not embed. */
  fullReleaseSet: ReleaseSet;
  routes: RouteTable;
}

/** A canary with the page view that its visitors get. */
export interface CanaryView extends Canary {
  view: ChannelView;
}

/** Page views that the channel serves at a moment. */
export interface ChannelViews {
  current: ChannelView;
  canary: CanaryView | undefined;
}

interface Sources {
  releases: Releases;
  channel: string;
  dev: DevApp[];
  /** Second origin for files, if there is one. */
  filesOrigin: string | undefined;
  log: FastifyBaseLogger;
  /** Time after its start in which page views share a read of the channel, in ms. A read costs half of a kept page. */
  shareMs: number;
}

/**
 * Reads the channel at every page view, so that the next page view sees a promotion. Rebuilds only what has changed.
 * While a channel cannot be read, the last view stays.
 */
export class ChannelReader {
  readonly #sources: Sources;
  #last: { key: string; released: ServedApp[]; view: ChannelView | undefined } | undefined;
  #shared: Promise<ChannelViews | undefined> | undefined;
  #sharedSince = 0;
  #canary:
    { found: ServedCanary | undefined; current: ChannelView; canary: CanaryView | undefined } | undefined;
  /** Ids of canaries that this process serves no more, whatever the store says. */
  readonly #refused = new Set<string>();
  /** View -> app, version and entry -> the view with that. */
  readonly #variants = new WeakMap<ChannelView, Map<string, ChannelView>>();
  #lastProblem: string | undefined;

  /** Reason why the manifest of an app served from source cannot be used, in one sentence. Only in development. */
  mistake: string | undefined;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Tells whether the channel's pointer cannot be followed, so that earlier releases are served. */
  get pointerRefused(): boolean {
    return this.#sources.releases.pointerRefused ?? false;
  }

  /** Outcome of the check of signatures. Undefined where none are checked. */
  get signatures(): Signatures | undefined {
    return this.#sources.releases.signatures;
  }

  /** Returns the view without a canary. Undefined when the channel has no shell: then there is nothing to show. */
  async current(): Promise<ChannelView | undefined> {
    return (await this.views())?.current;
  }

  /** Like `current`, with the canary. Page views of the same moment share a read. */
  async views(): Promise<ChannelViews | undefined> {
    const now = performance.now();
    if (!this.#shared || now - this.#sharedSince >= this.#sources.shareMs) {
      this.#shared = this.#readViews();
      this.#sharedSince = now;
    }
    return this.#shared;
  }

  /**
   * Returns the former versions of the apps of this view, for browsers in which the current one fails. A channel that cannot
   * be read has none.
   */
  async formerOf(view: ChannelView): Promise<NonNullable<ReleaseSet['former']>> {
    const { releases, log } = this.#sources;
    const released = new Set(view.apps.map(({ app }) => app));
    try {
      const former = (await releases.former?.()) ?? [];
      // Visitors of a canary go back to what everybody else has.
      const canary = this.#canary?.canary?.view === view ? this.#canary : undefined;
      const instead = canary?.current.apps.filter(({ app }) => app === canary.canary?.app) ?? [];
      return Object.fromEntries(
        [...former, ...instead]
          .filter(({ app }) => released.has(app))
          .map((served) => [served.app, formerVersion(served)]),
      );
    } catch (error) {
      log.warn({ err: error }, 'the former versions of the apps cannot be read');
      return {};
    }
  }

  /** The canary of the last read. */
  get canary(): CanaryView | undefined {
    return this.#canary?.canary;
  }

  /** Serves a canary to nobody from now on. */
  refuseCanary(id: string): void {
    this.#refused.add(id);
    this.#shared = undefined;
  }

  /** Returns the view with another version of one app in it, or with an app more. */
  viewWith(view: ChannelView, other: ServedApp): ChannelView {
    const key = [other.app, other.version, ...other.entry.map(({ path }) => path)].join(' ');
    const known = this.#variants.get(view) ?? new Map<string, ChannelView>();
    this.#variants.set(view, known);
    const found = known.get(key) ?? this.#build(replacedIn([view.shell, ...view.apps], other)) ?? view;
    known.set(key, found);
    return found;
  }

  async #readViews(): Promise<ChannelViews | undefined> {
    const current = await this.#read();
    if (!current) return undefined;
    const { releases, dev, log } = this.#sources;
    // An app from source has no versions.
    const asked = dev.length === 0 ? await releases.canary?.(log) : undefined;
    const found = asked && this.#refused.has(asked.id) ? undefined : asked;
    if (this.#canary?.found !== found || this.#canary?.current !== current)
      this.#canary = { found, current, canary: found && this.#canaryOf(found, current) };
    return { current, canary: this.#canary.canary };
  }

  #canaryOf({ served, ...canary }: ServedCanary, current: ChannelView): CanaryView {
    return { ...canary, view: this.viewWith(current, served) };
  }

  async #read(): Promise<ChannelView | undefined> {
    const { releases, dev, log } = this.#sources;
    let released: ServedApp[];
    let fromSource: ServedApp[];
    try {
      [released, fromSource] = await Promise.all([
        releases.current(log),
        Promise.all(dev.map(servedFromSource)),
      ]);
      this.mistake = undefined;
      this.#lastProblem = undefined;
    } catch (error) {
      if (error instanceof ManifestMistake) {
        // Each page view finds it again, but it is new only once.
        if (this.mistake !== error.message) log.error(error.message);
        this.mistake = error.message;
        return this.#last?.view;
      }
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== this.#lastProblem)
        log.error(
          { err: error },
          'the channel, or the manifest of an app from source, cannot be read; serving what was known last',
        );
      this.#lastProblem = problem;
      return this.#last?.view;
    }
    // The same array as long as the channel has not changed.
    if (dev.length === 0 && this.#last?.released === released) return this.#last.view;
    // Without an app that could not be read; at a page view that can read it, the key is another one.
    const key = JSON.stringify([released.map(({ app, version }) => [app, version]), fromSource]);
    if (this.#last?.key === key) return (this.#last = { ...this.#last, released }).view;
    const replaced = new Set(fromSource.map(({ app }) => app));
    const view = this.#build([...fromSource, ...released.filter(({ app }) => !replaced.has(app))]);
    this.#last = { key, released, view };
    return view;
  }

  #build(all: ServedApp[]): ChannelView | undefined {
    const shell = all.find(({ app }) => app === shellApp);
    if (!shell) return undefined;
    const apps = all.filter(({ app }) => app !== shellApp);
    const { version, manifest, styles } = releaseSetEntry(shell);
    const setOf = (entryOf: (served: ServedApp) => ReleasedApp, staff?: ServedApp['staff']): ReleaseSet => ({
      channel: this.#sources.channel,
      shell: { version, manifest, styles, ...(staff && { staff }) },
      apps: Object.fromEntries(apps.map((served) => [served.app, entryOf(served)])),
    });
    const json = scriptJson(setOf(releaseSetEntry));
    return {
      id: createHash('sha256').update(json).digest('hex').slice(0, 16),
      shell,
      apps,
      files: this.#filesOf(shell, all),
      releaseSet: json,
      fullReleaseSet: setOf(entryWithStaff, shell.staff),
      routes: new RouteTable(all, ({ app, route }) =>
        this.#sources.log.error(
          { app: app.app, path: route.path },
          'two apps claim this path; the first one keeps it',
        ),
      ),
    };
  }

  /** Only a shell that supports a second origin tells apps to use it. */
  #filesOf(shell: ServedApp, all: readonly ServedApp[]): FilesElsewhere | undefined {
    const { filesOrigin: origin } = this.#sources;
    if (origin === undefined || shell.anyOrigin !== true) return undefined;
    return { origin, apps: all.filter(({ anyOrigin }) => anyOrigin).map(({ app }) => app) };
  }
}

const replacedIn = (apps: readonly ServedApp[], other: ServedApp): ServedApp[] =>
  apps.some(({ app }) => app === other.app)
    ? apps.map((app) => (app.app === other.app ? other : app))
    : [...apps, other];
