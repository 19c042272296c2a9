/** A thread that draws pages of one release set, one after the other. Its data is the folder of releases and the versions. */
import { parentPort, workerData } from 'node:worker_threads';
import { FolderStore } from '@puente/releases/folder-store';
import type { Drawing, Drawn } from './drawing.ts';
import { loadServerBuilds } from './server-builds.ts';

/** What a thread is started with. */
export interface ThreadData {
  releases: string;
  apps: Drawing['apps'];
}

const { releases, apps } = workerData as ThreadData;
const builds = loadServerBuilds(new FolderStore(releases), apps);
let last: Promise<unknown> = builds.then(
  () => say('ready'),
  (error: unknown) => say({ error: textOf(error) }),
);

parentPort?.on('message', ({ address, early }: Pick<Drawing, 'address' | 'early'>) => {
  last = last.then(() => draw(address, early)).then(say);
});

async function draw(address: string, early: Drawing['early']): Promise<Drawn> {
  try {
    const page = await (await builds)(address, early);
    // A shell that was released before pages had heads gives the HTML alone.
    if (typeof page === 'string') return { page: { html: page } };
    return page === undefined ? { nothing: true } : { page };
  } catch (error) {
    return { error: textOf(error) };
  }
}

const say = (answer: 'ready' | Drawn): void => parentPort?.postMessage(answer);

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
