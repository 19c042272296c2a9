import { expect, type Page } from '@playwright/test';

/** Tells the service worker to cache the rest now. The page would do so by itself ten seconds later. */
export const askForRest = (page: Page, apps: string[]) =>
  page.evaluate(async (names) => {
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: 'rest', apps: names });
  }, apps);

/** Caches the rest, and waits until it is complete, including the entry files of these apps. */
export async function keptWhole(page: Page, apps: string[] = []): Promise<void> {
  await kept(page);
  await askForRest(page, apps);
  const missing = () =>
    page.evaluate(async (names) => {
      const { first, later, doors } = (await (
        await fetch('/offline.json', { cache: 'no-store' })
      ).json()) as {
        first: string[];
        later: string[];
        doors: Record<string, string[]>;
      };
      const wanted = [...first, ...later, ...names.flatMap((name) => doors[name] ?? [])];
      const found = await Promise.all(wanted.map((path) => caches.match(path)));
      return wanted.filter((_, index) => found[index] === undefined);
    }, apps);
  await expect.poll(missing).toEqual([]);
}

/** Returns the paths of all files in the service worker's caches. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/assets/'));
  });

/** Returns the cached files that differ from the released ones. */
export const keptDamaged = (page: Page) =>
  page.evaluate(async () => {
    const { integrity } = (await (await fetch('/offline.json', { cache: 'no-store' })).json()) as {
      integrity: Record<string, string>;
    };
    const damaged: string[] = [];
    for (const [path, hash] of Object.entries(integrity)) {
      const content = await (await caches.match(path))?.arrayBuffer();
      const digest = content && (await crypto.subtle.digest('SHA-256', content));
      if (digest && hash !== `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`)
        damaged.push(path);
    }
    return damaged;
  });

/** Waits until a release other than `former` is fully cached. Returns its id. */
export async function kept(page: Page, former?: string): Promise<string> {
  let id: string | null = null;
  await expect(async () => {
    id = await keptId(page);
    expect(id).not.toBeNull();
    expect(id).not.toBe(former);
  }).toPass({ timeout: 30_000 });
  return String(id);
}

const keptId = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const whole = name.startsWith('release-') && (await (await caches.open(name)).match('/offline'));
      if (whole) return whole.headers.get('x-release-set');
    }
    return null;
  });
