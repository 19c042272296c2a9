/**
 * Thread that renders pages of one release set, one after the other. Its data is the folder of releases and the
 * versions.
 */
import { workerData } from 'node:worker_threads';
import type { PublicKey } from '@puente/releases/release-keys';
import { openCopy } from '@puente/releases/store-location';
import type { Drawing, Drawn } from './drawing.ts';
import { answerTasks } from './in-thread.ts';
import { loadServerBuilds } from './server-builds.ts';

/** Data that a thread is started with. */
export interface ThreadData {
  releases: string;
  /** Public keys of the releases' signatures. Nothing is verified without any. */
  keys: readonly PublicKey[];
  apps: Drawing['apps'];
}

type Page = Omit<Drawing, 'apps'>;

answerTasks(drawingOf(workerData as ThreadData));

async function drawingOf({ releases, keys, apps }: ThreadData): Promise<(page: Page) => Promise<Drawn>> {
  const renderPage = await loadServerBuilds(openCopy(releases, keys), apps);
  return async ({ address, early, isLast }) => {
    const page = await renderPage(address, early, isLast);
    // A shell that was released before pages had heads gives the HTML alone.
    if (typeof page === 'string') return { page: { html: page } };
    return page === undefined ? { nothing: true } : { page };
  };
}
