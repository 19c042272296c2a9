/// <reference lib="webworker" />
/**
 * The service worker, for browsers. offline.ts serves this file with its types stripped. The worker caches one release,
 * so that the shell works without a network. It never serves a cached page that the network could have sent.
 *
 * A page shown offline is the one that was cached together with its files. Files are named by their content, so a file
 * fits every page that requests it, whichever release the page is of. The worker checks a file's hash before caching
 * it, so that a damaged download does not persist.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** Second origin for files, if there is one: the first line of the served file (offline.ts). */
  readonly filesOrigin?: string;
};

/** Body of `/offline.json`. */
interface Kept {
  /** Id of the page's release set. Pages send it in `x-release-set`. */
  id: string;
  /** The page for any address, without personal data in it. */
  page: string;
  /** Files that the page begins with. */
  first: string[];
  /** Other files of the page, which are loaded once a page says that it is idle. */
  later: string[];
  /**
   * App -> files of its entry. Loaded with `later` if the visitor may open the app. Absent in lists that were cached by
   * earlier releases.
   */
  doors?: Record<string, string[]>;
  /** Every file of these releases -> its hash. */
  integrity: Record<string, string>;
}

/** Message from a page (the shell's offline.ts): the files that it has loaded, or that it is time to load the rest. */
interface Message {
  keep: string[] | 'rest';
  /** The apps that the visitor may open. Earlier shells do not send it. */
  apps?: string[];
}

const prefix = 'release-';
/** Cache for files of pages that the visitor opened, in addition to those of the release. */
const opened = 'opened';
const list = '/offline.json';

/**
 * Milliseconds without a byte after which a file is given up. Less than pages wait (6 s). A request without an end keeps every other
 * request for the file waiting, since the browser's cache lets one at a time write a file, also after its page has gone.
 */
const longestPause = 5_000;

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
  if (request.method !== 'GET') return;
  if (isOnFilesOrigin(request)) return event.respondWith(file(event));
  if (origin !== self.location.origin) return;
  // Downloads and the way to a provider are the API's: without a network nothing of ours replaces them.
  const isOfApi = /^\/(?:api|auth|uploads)\//.test(pathname);
  if (request.mode === 'navigate') event.respondWith(isOfApi ? fromNetwork(event) : page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event));
});

/**
 * True for a file on the second origin whose content the worker may read. It keeps no other response: it could neither check its hash nor
 * tell a refusal from a file.
 */
const isOnFilesOrigin = ({ url, mode }: Request): boolean =>
  self.filesOrigin !== undefined && url.startsWith(`${self.filesOrigin}/assets/`) && mode === 'cors';

/** Use the preloaded response. A second request would spend the provider's one-time code. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/**
 * Returns the network's page. The cached page is used when there is no network, not for error responses of the server.
 */
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
  // By path alone: the same bytes are on both origins, and answer a request with credentials and a request without.
  const known = await caches.match(pathname, { ignoreVary: true });
  if (known && !again) return known;
  const answer = await fetchFile(request).catch((error: unknown) => {
    // Without a network what is kept is the best there is.
    if (known) return known;
    throw error;
  });
  if (answer === known) return answer;
  const copy = answer.clone();
  const copied = keepCopy(pathname, copy, request.integrity).catch(() => undefined);
  // A retry must not find the damaged copy again.
  if (again) await copied;
  else event.waitUntil(copied);
  return answer;
}

/**
 * Fetches a file, and gives it up when nothing comes for a while. A file that comes slowly is not given up. The returned response fails
 * like the request.
 * @throws TypeError or DOMException when no response comes
 */
async function fetchFile(request: RequestInfo, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  let timer = setTimeout(() => giveUp.abort(), longestPause);
  try {
    const answer = await fetch(request, { ...init, signal: giveUp.signal });
    void watchBody(answer.clone(), () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp.abort(), longestPause);
    }).finally(() => clearTimeout(timer));
    return answer;
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

/** True once the second origin has failed. Then the worker loads files from the site until the browser starts it again. */
let hasOriginFailed = false;

/** Fetches a file from where its pages load it, so that the browser's cache may have it. Falls back to the site. */
async function fetchReleased(path: string): Promise<Response> {
  if (self.filesOrigin !== undefined && !hasOriginFailed) {
    const answer = await fetchFile(self.filesOrigin + path).catch(() => undefined);
    if (answer?.ok) return answer;
    hasOriginFailed = true;
  }
  return fetchFile(path);
}

/** Calls back for each part of a response. Resolves at its end, and when it fails. */
async function watchBody({ body }: Response, onPart: () => void): Promise<void> {
  const parts = body?.getReader();
  onPart();
  while (parts && (await parts.read().catch(() => ({ done: true }))).done === false) onPart();
}

/** Caches a file that a page has requested, if it is the released one. Replaces an existing copy. */
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

/**
 * Returns a file of the cached release. The page is added last: a set that has it has everything that it begins with.
 */
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

/** Runs once at a time, and never rejects: on failure the previous release stays cached. */
function keep(): Promise<void> {
  keeping ??= keepCurrent()
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined;
    });
  return keeping;
}

async function keepCurrent(): Promise<void> {
  const answer = await fetchFile(list, { cache: 'no-store' });
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
    const html = await fetchFile(path, { cache: 'no-store' });
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

/** Continues where the last run stopped. */
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

/** Caches files of a page that was open before the worker was installed: the browser has them already. */
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

/** @throws when neither the cached copy nor the server's response is the released file */
async function intact(path: string, hash: string | undefined): Promise<Response> {
  const known = await knownIntact(path, hash);
  if (known) return known;
  const answer = await fetchReleased(path);
  if (await isIntact(answer, hash)) return answer;
  // The browser's own cache may have a damaged copy, for a year.
  const again = await fetchFile(path, { cache: 'reload' });
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

/** Removes files that no current page uses. */
async function forgetOthers(all: readonly string[]): Promise<void> {
  const cache = await caches.open(opened);
  for (const request of await cache.keys()) {
    if (!all.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Removes the caches of earlier workers, which did not verify hashes. */
async function forgetUnchecked(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== opened && !name.startsWith(prefix)) await caches.delete(name);
}
