/// <reference lib="webworker" />
/**
 * The service worker, for browsers: served as it stands, without its types (offline.ts). It keeps one release
 * whole, so that the shell is there when the network is gone, and never answers with a page that the network
 * could have given.
 *
 * A page that is shown offline is the page that was kept together with its files. Files are named by their
 * content: a file is right for every page that asks for it, whichever release that page is of.
 */
declare const self: ServiceWorkerGlobalScope;

/** What `/offline.json` answers. */
interface Kept {
  /** Of the releases that the page is made of; pages say it in `x-release-set`. */
  id: string;
  /** The page for any address, without personal data in it. */
  page: string;
  /** What the page needs, and the doors of its apps. */
  files: string[];
  /** Every file of these releases. */
  all: string[];
}

const prefix = 'kept-';
/** Files of pages that the visitor opened, beside those that are kept in any case. */
const visited = 'visited';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keep(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Downloads and the way to a provider are the API's: without a network nothing of ours replaces them.
  if (/^\/(?:api|auth|uploads)\//.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The network's page. The kept page is for a missing network, not for another answer of the server. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    const id = answer.headers.get('x-release-set');
    if (id !== null && id !== (await keptId())) event.waitUntil(keep());
    return answer;
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  // By address alone: the same bytes answer a request with credentials and a request without.
  const known = await caches.match(request.url, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200)
    await (await caches.open(visited)).put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

const keptNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The page is put last: a set that has it has everything. */
async function keptPage(): Promise<Response | undefined> {
  for (const name of await keptNames()) {
    const found = await (await caches.open(name)).match('/offline');
    if (found) return found;
  }
  return undefined;
}

const keptId = async (): Promise<string | null> => (await keptPage())?.headers.get('x-release-set') ?? null;

let keeping: Promise<void> | undefined;

/** Runs once at a time, and never fails: what was kept before stays whole. */
function keep(): Promise<void> {
  keeping ??= keepCurrent()
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined;
    });
  return keeping;
}

async function keepCurrent(): Promise<void> {
  const answer = await fetch('/offline.json', { cache: 'no-store' });
  if (!answer.ok) return;
  const { id, page: path, files, all } = (await answer.json()) as Kept;
  if (id === (await keptId())) return;
  const name = prefix + id;
  const cache = await caches.open(name);
  try {
    for (const url of files) await put(cache, url, await caches.match(url, { ignoreVary: true }));
    const html = await fetch(path, { cache: 'no-store' });
    // Released meanwhile: the next page view tries again.
    if (html.headers.get('x-release-set') !== id) throw new Error('Another release.');
    await put(cache, '/offline', html);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  for (const other of await keptNames()) if (other !== name) await caches.delete(other);
  await forgetOthers(all);
}

async function put(cache: Cache, url: string, known: Response | undefined): Promise<void> {
  const answer = known ?? (await fetch(url));
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

/** Files of releases that no page is made of any more. */
async function forgetOthers(all: readonly string[]): Promise<void> {
  const cache = await caches.open(visited);
  for (const request of await cache.keys()) {
    if (!all.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}
