import { type BrowserContext } from '@playwright/test';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { createEdge } from '@puente/edge/edge';
import { StoredReleases } from '@puente/edge/stored-releases';
import { assetPath } from '@puente/federation/release-set';
import { type FolderStore } from '@puente/releases/folder-store';
import { launchMeasuredBrowser, newPerson } from '@puente/testing/browser';
import { freePort } from '@puente/testing/free-port';

/** A response of the edge. `bytes` is its size on the line: headers and body. */
interface Download {
  path: string;
  bytes: number;
}

export interface ReturningVisitor {
  /**
   * Opens the home page and then every file of the current releases, through the service worker, with integrity.
   * Returns what the browser downloaded.
   */
  visit: () => Promise<Download[]>;
  close: () => Promise<void>;
}

/** Starts a browser with an empty cache, in front of an edge that serves the production channel of a store. */
export async function startReturningVisitor(store: FolderStore): Promise<ReturningVisitor> {
  const edge = await createEdge({
    releases: new StoredReleases(store, 'production'),
    filesFolder: store.filesFolder,
    deltas: store,
    channel: 'production',
    // No API listens there: the pages begin with the same files.
    apis: ['http://127.0.0.1:9'],
    brand,
    brandFolder,
  });
  const downloads: Download[] = [];
  edge.server.on('request', ({ socket, url = '' }, answer) => {
    const before = socket.bytesWritten;
    answer.on('finish', () => {
      downloads.push({ path: url, bytes: socket.bytesWritten - before });
    });
  });
  const port = await freePort();
  // Dictionaries need a secure context, and this name is one.
  const url = `http://localhost:${port}`;
  await edge.listen({ host: '127.0.0.1', port });
  const browser = await launchMeasuredBrowser();
  const { context } = await newPerson(browser, url, { serviceWorkers: 'allow' });
  return {
    async visit() {
      downloads.length = 0;
      await openEverything(context, await releasedFiles(store));
      return [...downloads];
    },
    async close() {
      await browser.close();
      await edge.close();
    },
  };
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

async function openEverything(context: BrowserContext, files: [string, string][]): Promise<void> {
  const page = await context.newPage();
  const answer = await page.goto('/');
  await page.locator('header nav').first().waitFor();
  await page.evaluate(async (all) => {
    await navigator.serviceWorker.ready;
    for (const [path, integrity] of all) await (await fetch(path, { integrity })).arrayBuffer();
  }, files);
  // The worker caches the page of a release last.
  await page.waitForFunction(
    async (id) => (await (await caches.open(`release-${id}`)).match('/offline')) !== undefined,
    await answer?.headerValue('x-release-set'),
  );
  await page.close();
}
