/// <reference lib="webworker" />
/**
 * The service worker, for browsers: served as it stands, without its types (offline.ts). It keeps one release, so that
 * the shell is there when the network is gone, and never answers with a page that the network could have given.
 *
 * A page that is shown offline is the page that was kept together with its files. Files are named by their
 * content: a file is right for every page that asks for it, whichever release that page is of. Its hash is checked
 * before it is kept, so that a file that came damaged once is not damaged for good.
 */
declare const self: ServiceWorkerGlobalScope;

/** What `/offline.json` answers. */
interface Kept {
  /** Of the releases that the page is made of; pages say it in `x-release-set`. */
  id: string;
  /** The page for any address, without personal data in it. */
  page: string;
  /** What the page begins with. */
  first: string[];
  /** Its other parts: once a page says that the moment is right. */
  later: string[];
  /** App -> its entry: then, too, if the page says that its visitor may open the app. A list that was kept earlier has none. */
  doors?: Record<string, string[]>;
  /** Every file of these releases -> its hash. */
  integrity: Record<string, string>;
}

/** What a page says (the shell's offline.ts): the files that it has loaded, or that the moment is right for the rest. */
interface Message {
  keep: string[] | 'rest';
  /** The apps that its visitor may open. An earlier shell does not say. */
  apps?: string[];
}

const prefix = 'release-';
/** Files of pages that the visitor opened, beside those of the release. */
const opened = 'opened';
const list = '/offline.json';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keep(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload.enable(), forgetUnchecked()]),
  );
});

self.addEventListener('message', (event) => {
  const { keep: wanted, apps } = event.data as Message;
  event.waitUntil((wanted === 'rest' ? keepRest(apps) : keepOpened(wanted)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Downloads and the way to a provider are the API's: without a network nothing of ours replaces them.
  const isOfApi = /^\/(?:api|auth|uploads)\//.test(pathname);
  if (request.mode === 'navigate') event.respondWith(isOfApi ? fromNetwork(event) : page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event));
});

/**
 * The browser has asked the network already while this worker was starting. Who does not take that answer asks twice, and
 * the way back from a provider is good once.
 */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/** The network's page. The kept page is for a missing network, not for another answer of the server. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fromNetwork(event);
    const id = answer.headers.get('x-release-set');
    if (id !== null && id !== (await keptId())) event.waitUntil(keep());
    return answer;
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  // A page asks past every copy, or by another address, when a file has failed.
  const again = request.cache === 'reload' || search !== '';
  // By address alone: the same bytes answer a request with credentials and a request without.
  const known = await caches.match(pathname, { ignoreVary: true });
  if (known && !again) return known;
  const answer = await fetch(request).catch((error: unknown) => {
    // Without a network what is kept is the best there is.
    if (known) return known;
    throw error;
  });
  if (answer === known) return answer;
  const copy = answer.clone();
  const copied = keepCopy(pathname, copy, request.integrity).catch(() => undefined);
  // Who asks again must not find the damaged copy once more.
  if (again) await copied;
  else event.waitUntil(copied);
  return answer;
}

/** Keeps a file that a page has asked for, if it is the released one: in the place of a copy that is there. */
async function keepCopy(path: string, answer: Response, integrity: string): Promise<void> {
  const hash = integrity || (await keptList())?.integrity[path];
  if (!hash || !(await isIntact(answer, hash))) return;
  const names = await caches.keys();
  const found = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).match(path)) && name),
  );
  for (const name of found.find(Boolean) ? found : [opened]) {
    if (name) await (await caches.open(name)).put(path, answer.clone());
  }
}

const releaseNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Of the release that is kept. The page is put last: a set that has it has everything that it begins with. */
async function fromRelease(path: string): Promise<Response | undefined> {
  for (const name of await releaseNames()) {
    const cache = await caches.open(name);
    if (await cache.match('/offline')) return cache.match(path);
  }
  return undefined;
}

const keptPage = (): Promise<Response | undefined> => fromRelease('/offline');
const keptId = async (): Promise<string | null> => (await keptPage())?.headers.get('x-release-set') ?? null;
const keptList = async (): Promise<Kept | undefined> =>
  (await (await fromRelease(list))?.json()) as Kept | undefined;

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
  const answer = await fetch(list, { cache: 'no-store' });
  if (!answer.ok) return;
  const copy = answer.clone();
  const { id, page: path, first, later, doors = {}, integrity } = (await answer.json()) as Kept;
  if (id === (await keptId())) return;
  const name = prefix + id;
  const cache = await caches.open(name);
  try {
    for (const url of first) await cache.put(url, await intact(url, integrity[url]));
    for (const url of [...later, ...Object.values(doors).flat()]) {
      const known = await knownIntact(url, integrity[url]);
      if (known) await cache.put(url, known);
    }
    await cache.put(list, copy);
    const html = await fetch(path, { cache: 'no-store' });
    // Released meanwhile: the next page view tries again.
    if (html.status !== 200 || html.headers.get('x-release-set') !== id) throw new Error('Another release.');
    await cache.put('/offline', html);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  for (const other of await releaseNames()) if (other !== name) await caches.delete(other);
  await forgetOthers(Object.keys(integrity));
}

/** Goes on where it ended last time. */
async function keepRest(apps: readonly string[] | undefined): Promise<void> {
  await keeping;
  const kept = await keptList();
  if (!kept) return;
  const { id, later, doors = {}, integrity } = kept;
  const cache = await caches.open(prefix + id);
  const wanted = (apps ?? Object.keys(doors)).flatMap((app) => doors[app] ?? []);
  for (const url of [...later, ...wanted])
    if (!(await cache.match(url))) await cache.put(url, await intact(url, integrity[url]));
}

/** Files of the page that was there before the worker was: the browser has them already. */
async function keepOpened(paths: readonly string[]): Promise<void> {
  await keeping;
  const kept = await keptList();
  const cache = await caches.open(opened);
  for (const path of paths) {
    const hash = kept?.integrity[path];
    if (hash && !(await caches.match(path))) await cache.put(path, await intact(path, hash));
  }
}

async function knownIntact(path: string, hash: string | undefined): Promise<Response | undefined> {
  const known = await caches.match(path, { ignoreVary: true });
  return known && (await isIntact(known, hash)) ? known : undefined;
}

/** @throws when neither what is known nor what the server sends is the released file */
async function intact(path: string, hash: string | undefined): Promise<Response> {
  const known = await knownIntact(path, hash);
  if (known) return known;
  const answer = await fetch(path);
  if (await isIntact(answer, hash)) return answer;
  // The browser's own cache may have a damaged copy, for a year.
  const again = await fetch(path, { cache: 'reload' });
  if (await isIntact(again, hash)) return again;
  throw new Error(`${path}: ${again.status}`);
}

/** @param hash `sha256-…`, or `sha384-…` of an earlier release */
async function isIntact(answer: Response, hash: string | undefined): Promise<boolean> {
  if (answer.status !== 200 || hash === undefined) return false;
  const content = await answer.clone().arrayBuffer();
  const digest = await crypto.subtle.digest(`SHA-${hash.slice(3, 6)}`, content);
  return hash.endsWith(`-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
}

/** Files of releases that no page is made of any more. */
async function forgetOthers(all: readonly string[]): Promise<void> {
  const cache = await caches.open(opened);
  for (const request of await cache.keys()) {
    if (!all.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** What earlier workers kept, which did not check it. */
async function forgetUnchecked(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== opened && !name.startsWith(prefix)) await caches.delete(name);
}
