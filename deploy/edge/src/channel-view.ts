import { createHash } from 'node:crypto';
import { type Release } from '@puente/federation/release';
import { type ReleaseSet } from '@puente/federation/release-set';
import { shellApp, type Channel } from '@puente/releases/channel';
import { type ReleaseStore } from '@puente/releases/release-store';
import { type FastifyBaseLogger } from 'fastify';
import { ManifestMistake, servedFromSource, type DevApp } from './dev-apps.ts';
import { scriptJson } from './html.ts';
import { RouteTable } from './route-table.ts';
import { releasedApp, servedFromRelease, stylesOf, type ServedApp } from './served-app.ts';

/** Everything that a page view takes from one state of the channel. */
export interface ChannelView {
  /** Of these releases: pages say it, so that a browser that kept some knows that there are others. */
  id: string;
  shell: ServedApp;
  apps: ServedApp[];
  /** The release set as JSON that may stand in a script element. */
  releaseSet: string;
  routes: RouteTable;
}

interface Sources {
  store: ReleaseStore;
  channel: string;
  dev: DevApp[];
  log: FastifyBaseLogger;
}

/**
 * Looks at the channel at every page view, so that the next page view sees a promotion, and builds anew only
 * what has changed. A release that cannot be read takes down its own app, not the others; a pointer that
 * cannot be read leaves everything as it was.
 */
export class ChannelReader {
  readonly #sources: Sources;
  readonly #releases = new Map<string, ServedApp>();
  #last: { key: string; view: ChannelView | undefined } | undefined;

  /** Why the manifest of an app from source cannot be used at the moment, in one sentence; only in development. */
  mistake: string | undefined;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Undefined when the channel has no shell: then there is nothing to show. */
  async current(): Promise<ChannelView | undefined> {
    const { store, channel, dev, log } = this.#sources;
    let pointer: Channel;
    let fromSource: ServedApp[];
    try {
      [pointer, fromSource] = await Promise.all([
        store.readChannel(channel),
        Promise.all(dev.map(servedFromSource)),
      ]);
      this.mistake = undefined;
    } catch (error) {
      if (error instanceof ManifestMistake) {
        // Each page view finds it again, but it is new only once.
        if (this.mistake !== error.message) log.error(error.message);
        this.mistake = error.message;
        return this.#last?.view;
      }
      log.error(
        { err: error },
        'the channel, or the manifest of an app from source, cannot be read; serving what was known last',
      );
      return this.#last?.view;
    }
    const key = JSON.stringify([pointer, fromSource]);
    if (this.#last?.key === key) return this.#last.view;
    const apps = await this.#appsOf(pointer, fromSource);
    const view = this.#build([...apps.values()]);
    // What is incomplete now may be whole at the next page view.
    const complete = Object.keys(pointer.apps).every((app) => apps.has(app));
    this.#last = { key: complete ? key : '', view };
    return view;
  }

  async #appsOf(pointer: Channel, fromSource: ServedApp[]): Promise<Map<string, ServedApp>> {
    const apps = new Map(fromSource.map((served) => [served.app, served]));
    for (const [app, { current }] of Object.entries(pointer.apps)) {
      if (apps.has(app)) continue;
      const served = await this.#released(app, current);
      if (served) apps.set(app, served);
    }
    return apps;
  }

  async #released(app: string, version: string): Promise<ServedApp | undefined> {
    const key = `${app}@${version}`;
    const known = this.#releases.get(key);
    if (known) return known;
    try {
      const release: Release | undefined = await this.#sources.store.getRelease(app, version);
      if (!release) throw new Error(`${app} ${version} is not in the store.`);
      const served = servedFromRelease(release);
      this.#releases.set(key, served);
      return served;
    } catch (error) {
      this.#sources.log.error({ err: error, app, version }, 'a release cannot be read; serving without it');
      return undefined;
    }
  }

  #build(all: ServedApp[]): ChannelView | undefined {
    const shell = all.find(({ app }) => app === shellApp);
    if (!shell) return undefined;
    const apps = all.filter(({ app }) => app !== shellApp);
    const releaseSet: ReleaseSet = {
      channel: this.#sources.channel,
      shell: { version: shell.version, manifest: shell.manifest, styles: stylesOf(shell) },
      apps: Object.fromEntries(apps.map((served) => [served.app, releasedApp(served)])),
    };
    const json = scriptJson(releaseSet);
    return {
      id: createHash('sha256').update(json).digest('hex').slice(0, 16),
      shell,
      apps,
      releaseSet: json,
      routes: new RouteTable(all, ({ app, route }) =>
        this.#sources.log.error(
          { app: app.app, path: route.path },
          'two apps claim this path; the first one keeps it',
        ),
      ),
    };
  }
}
