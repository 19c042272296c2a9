import { chromium, type Page } from '@playwright/test';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { createEdge } from '@puente/edge/edge';
import { StoredReleases } from '@puente/edge/stored-releases';
import { assetPath } from '@puente/federation/release-set';
import { type FolderStore } from '@puente/releases/folder-store';
import { newPerson } from '@puente/testing/browser';
import { chromiumArguments, chromiumPath } from '@puente/testing/chromium';
import { freePort } from '@puente/testing/free-port';
import { startHttpsFront } from './https-front.ts';

/** A download of the browser. `bytes` is its size on the line: compressed headers and body. */
interface Download {
  path: string;
  bytes: number;
}

export interface ReturningVisitor {
  /**
   * Opens the home page and then, with integrity, every file of the current releases, and what the service worker
   * requests for a release. Returns what the browser downloaded.
   */
  visit: () => Promise<Download[]>;
  close: () => Promise<void>;
}

/** Starts a browser with an empty cache in front of an edge, over HTTP/2. The edge serves the channel of a store. */
export async function startReturningVisitor(store: FolderStore): Promise<ReturningVisitor> {
  const edge = await createEdge({
    releases: new StoredReleases(store, 'production'),
    files: store,
    channel: 'production',
    // No API listens there: the pages begin with the same files.
    apis: ['http://127.0.0.1:9'],
    brand,
    brandFolder,
  });
  const port = await freePort();
  await edge.listen({ host: '127.0.0.1', port });
  const front = await startHttpsFront(`http://127.0.0.1:${port}`);
  // With a certificate that is merely ignored the browser would cache nothing.
  const args = [...chromiumArguments, `--ignore-certificate-errors-spki-list=${front.keyHash}`];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  // The measuring session does not see the requests of a service worker.
  const { context } = await newPerson(browser, front.url, { serviceWorkers: 'block' });
  return {
    async visit() {
      const page = await context.newPage();
      const downloads = await downloadsOf(page);
      await openEverything(page, await releasedFiles(store));
      await page.close();
      return downloads;
    },
    async close() {
      await browser.close();
      front.stop();
      await edge.close();
    },
  };
}

/** Collects what a page downloads. Files from the browser's cache are left out. */
async function downloadsOf(page: Page): Promise<Download[]> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const downloads: Download[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const fromCache = response.fromDiskCache === true || response.fromPrefetchCache === true;
    if (!fromCache) paths.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) downloads.push({ path, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return downloads;
}

/** Paths of all files of the current releases, with their integrity. */
async function releasedFiles(store: FolderStore): Promise<[path: string, integrity: string][]> {
  const { apps } = await store.readChannel('production');
  const releases = await Promise.all(
    Object.entries(apps).map(([app, { current }]) => store.getRelease(app, current)),
  );
  return releases.flatMap((release) =>
    Object.entries(release?.files ?? {}).map(([name, { integrity }]): [string, string] => [
      assetPath(release?.app ?? '', name),
      integrity,
    ]),
  );
}

async function openEverything(page: Page, files: [string, string][]): Promise<void> {
  await page.goto('/');
  await page.locator('header nav').first().waitFor();
  await page.evaluate(async (all) => {
    for (const [path, integrity] of all) await (await fetch(path, { integrity })).arrayBuffer();
    for (const path of ['/offline.json', '/offline'])
      await (await fetch(path, { cache: 'no-store' })).arrayBuffer();
  }, files);
}
